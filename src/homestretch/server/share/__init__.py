"""What many share: the processor, memory and turns, each with a bound, and who has had how much of it."""
