"""How one comes in, over HTTP and over lines: who it is, what they ask, and what is answered."""
