"""A program of somebody who uses the package: every public name, each with its type. Run and type-checked by tests."""

import homestretch as hs
from homestretch.core.rng import Rng


class Cautious(hs.Bot):
    """Says the last word that is offered, as often as there is one."""

    name = "cautious"

    def move(self, view: hs.View, seed: int, budget: hs.Budget | None = None) -> hs.Move:
        game: hs.Game[hs.State, hs.View] = hs.game(view.game)
        assert view.seat is not None
        ask: hs.Ask | None = view.ask
        path: hs.Move = ()
        while ask is not None and ask.tokens:
            path = (*path, ask.tokens[-1])
            ask = game.ask(game.guess(view, Rng(seed)), view.seat, path)
        return path


def told(table: hs.Table) -> str:
    seat: hs.Seat = table.awaits[0]
    moves: hs.Moves = table.moves(seat)
    return f"{table}: {', '.join(moves)}; {len(table.svg())} letters of SVG for {table.view(seat).seat}"


def refused(table: hs.Table) -> hs.Msg:
    try:
        table.play(table.awaits[0], "dance")
    except hs.Illegal as error:
        return error.msg
    except hs.Wrong as error:
        return error.msg
    raise AssertionError("nobody dances")


def opened(game: hs.Game[hs.State, hs.View]) -> tuple[hs.State, hs.Chance]:
    options: hs.Options = game.options()
    state = game.start(game.usual(options), options)
    assert game.awaits(state) == (hs.CHANCE,)
    return state, game.chance(state)


def main() -> None:
    table = hs.Table("encore", seats=2, seed=7, options={"rounds": 1})
    said = [table.bot("greedy"), table.bot(Cautious())]
    record: hs.Record = hs.play("encore", bots=["random", Cautious()], seed=7, options={"rounds": 1})
    ended = hs.Table.resume(record)
    outcome: hs.Outcome | None = ended.outcome
    assert outcome is not None
    print(hs.__version__, hs.COMPILED, hs.games(), hs.bots.names(), said, told(table), refused(table).key)  # noqa: T201
    print(outcome.winners, record.write().count("\n"), opened(table.game)[1].weights)  # noqa: T201


if __name__ == "__main__":
    main()
