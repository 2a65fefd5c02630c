"""The version of the package; pyproject.toml reads it here."""

VERSION = "1.0.0rc1"
