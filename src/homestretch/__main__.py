"""`python -m homestretch` is the command `homestretch`."""

from homestretch.cli import main

main()
