"""What was measured, as a page."""

from homestretch.bench import peers
from homestretch.bench.changes import CHANGES
from homestretch.bench.run import Rates, Run, machine
from homestretch.core.registry import COMPILED

HEAD = """# Benchmarks

Made by `{command}`. Do not edit.

Random play on one core. A *decision* is one word said by a player; chance takes its time but does not count. Every
number is decisions a second of processor time, the median of five rounds after a warm-up, all in one run, where each
round measures everything in turn. Machines differ and the one this ran on may have been busy: **ratios count, not
times**.

{machine}. Homestretch {form}. {versions}.
"""
DOORS = """
## Every game through every door

| game, players | {doors} |
|---|{rule}|
{rows}

- *engine*: `game.playout`, nothing is seen until the game is over. *stepped*: `core.walk`, word by word from
  Python, without a record.
- *protocol*: `awaits`, `ask`, `play`; every move is checked and every state is new. *table*: `Table`, with its record.
- *pettingzoo*: the loop of its documentation, `last`, `sample` under the mask, `step`. *openspiel*: its game API.
- *vector*: a thousand games in one call; *seen*: with what the asked seats see.
"""
MOVES = """
## Words and whole moves

Most peers' moves are one word. Ours are as many as a player would point at: a card, a pawn, a field.

| game, players | words a move | words/s, stepped | whole moves/s, stepped | whole moves/s, engine |
|---|---:|---:|---:|---:|
{rows}
"""
SIZES = """
## Every number of seats

Decisions a second, and how many times those of {peer}: inside the engine, stepped, and stepped in whole moves.

| game, players | engine | times | stepped | times | whole moves | times |
|---|---:|---:|---:|---:|---:|---:|
{rows}
"""
SEARCH = """
## Playouts of a search

Playouts a second of processor time, guesses of hidden cards included. Ours walk down the tree, go on for 8 to 12
moves by the game's own policy and end with its judgement; *blind* ones are random to the end of the game, as
OpenSpiel's are. Its ISMCTS is asked at the first decision of a game only: on some later ones it ends the process.

| search | playouts/s |
|---|---:|
{rows}
"""
MEMORY = """
## Memory

Bytes of one game among many (`rl.vector`), with its row of masks and the row it is seen in.

| game, players | bytes |
|---|---:|
{rows}
"""
BROUGHT = """
## What changes brought

Times as fast as the build just before, both timed in turn in one run.

| change | brought |
|---|---|
{rows}
"""


def page(run: Run, command: str) -> str:
    """The whole page."""
    form = "with its rules compiled" if COMPILED else "as plain Python"
    listed = ", ".join(f"{name} {number}" for name, number in peers.versions().items())
    parts = [HEAD.format(command=command, machine=machine(), form=form, versions=listed), _doors(run.ours), _moves(run)]
    if run.plain:
        parts.append(_plain(run))
    elif COMPILED:
        parts.append("\n## Compiled and not\n\nOnly the compiled package is here, so the plain source was not run.\n")
    if run.others:
        parts += [_peers(run), _ratios(run), _sizes(run)]
    parts.append(SEARCH.format(rows="\n".join(f"| {label} | {_n(value)} |" for label, value in run.search.items())))
    if run.weights:
        parts.append(
            MEMORY.format(rows="\n".join(f"| {label} | {_n(value)} |" for label, value in run.weights.items()))
        )
    parts.append(BROUGHT.format(rows="\n".join(f"| {change} | {brought} |" for change, brought in CHANGES)))
    return "".join(parts)


def _doors(ours: Rates) -> str:
    doors = list(next(iter(ours.values())))
    rows = "\n".join(f"| {label} | {' | '.join(_n(rates[door]) for door in doors)} |" for label, rates in ours.items())
    return DOORS.format(doors=" | ".join(doors), rule="|".join(["---:"] * len(doors)), rows=rows)


def _moves(run: Run) -> str:
    rows = [
        f"| {label} | {words:.2f} | {_n(run.ours[label]['stepped'])} | {_n(run.ours[label]['stepped'] / words)} "
        f"| {_n(run.ours[label]['engine'] / words)} |"
        for label, words in run.lengths.items()
        if label in run.ours
    ]
    return MOVES.format(rows="\n".join(rows))


def _plain(run: Run) -> str:
    names = "engine, plain | compiled | times | stepped, plain | compiled | times"
    head = f"\n## Compiled and not\n\n| game, players | {names} |\n"
    rows = [
        f"| {label} | " + " | ".join(_pair(run.ours[label][door], rates[door]) for door in ("engine", "stepped")) + " |"
        for label, rates in run.plain.items()
    ]
    return head + "|---|---:|---:|---:|---:|---:|---:|\n" + "\n".join(rows) + "\n"


def _pair(compiled: float, plain: float) -> str:
    return f"{_n(plain)} | {_n(compiled)} | {compiled / plain:.1f}"


def _peers(run: Run) -> str:
    head = "\n## Peers, in the same run\n\n| game | how | decisions/s |\n|---|---|---:|\n"
    return head + "\n".join(f"| {peer.name} | {peer.how} | {_n(value)} |" for peer, value in run.others) + "\n"


def _ratios(run: Run) -> str:
    """Each of our games over the peer that is nearest to it through the same door."""
    head = "\n## Ours over theirs\n\n| door | peer | " + " | ".join(run.ours) + " |\n"
    rows = [_ratio(run, peer.how, peer.name, value) for peer, value in run.others if peer.how in _any(run.ours)]
    rows += _vector(run)
    return head + "|---|---|" + "---:|" * len(run.ours) + "\n" + "\n".join(rows) + "\n"


def _ratio(run: Run, door: str, name: str, value: float) -> str:
    return f"| {door} | {name} | " + " | ".join(f"{rates[door] / value:.1f}" for rates in run.ours.values()) + " |"


def _sizes(run: Run) -> str:
    """Every number of seats over the peer that is nearest."""
    theirs = {peer.how: value for peer, value in run.others if peer.game == peers.MAEDN}
    name = next(peer.name for peer, _ in run.others if peer.game == peers.MAEDN)
    rows = []
    for label, rates in run.sizes.items():
        moves = rates["stepped"] / run.lengths[label]
        pairs = (rates["engine"], theirs["engine"]), (rates["stepped"], theirs["stepped"]), (moves, theirs["stepped"])
        rows.append(f"| {label} | " + " | ".join(f"{_n(our)} | {our / their:.2f}" for our, their in pairs) + " |")
    return SIZES.format(peer=name, rows="\n".join(rows))


def _vector(run: Run) -> list[str]:
    """Many games at once over one at a time."""
    return [
        f"| {door} | our own pettingzoo | "
        + " | ".join(f"{rates[door] / rates['pettingzoo']:.1f}" for rates in run.ours.values())
        + " |"
        for door in ("vector", "vector, seen")
        if {door, "pettingzoo"} <= _any(run.ours).keys()
    ]


def _any(ours: Rates) -> dict[str, float]:
    return next(iter(ours.values()))


def _n(value: float) -> str:
    return f"{value:,.0f}" if value < 1e6 else f"{value / 1e6:,.2f} M"
