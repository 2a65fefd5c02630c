"""Where tables are kept: rows that are only ever added."""
