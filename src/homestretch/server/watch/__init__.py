"""What whoever runs the server can watch: numbers, and a log that programs read."""
