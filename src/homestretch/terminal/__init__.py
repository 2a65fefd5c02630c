"""The play screen: a scene drawn in characters, questions answered by numbers and words."""
