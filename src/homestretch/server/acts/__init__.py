"""What is done at tables: each act checks, stores, and only then tells."""
