"""What stands in the store, as the house reads and writes it: also where something went wrong."""
