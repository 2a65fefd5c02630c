"""Connections, files and the log: what happens before anybody has asked for anything."""
