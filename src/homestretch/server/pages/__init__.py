"""The pages: HTML made here, in the reader's language."""
