"""The command learn."""

from homestretch.cli.flags import NONE, AnyGame, Lang, console
from homestretch.play.lesson import needed
from homestretch.terminal.learn import learn as begin
from homestretch.terminal.menu import Menu
from homestretch.terminal.session import Quit
from homestretch.texts import Texts


def learn(game: AnyGame = None, lang: Lang = NONE) -> int:
    """Learn a game in five minutes: a first game with a coach, in the terminal."""
    try:
        lesson = needed(game or str(Menu(console(), lang).game()))
    except Quit:
        return 0
    return begin(lesson, Texts(lang, lesson.game.name), console())
