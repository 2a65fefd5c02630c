"""Put the pages of the manual together: those of docs/, and what is made from rules, features, messages, examples.

    python tools/manual.py build/docs

`make docs` then builds the site from them. A link to a file outside docs/ leads to the page that shows it.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import homestretch as hs
from homestretch.core.features import Field as Feature
from homestretch.core.features import size
from homestretch.core.registry import rules
from homestretch.core.types import Msg
from homestretch.server.messages.answers import Answer
from homestretch.server.messages.from_client import FromClient
from homestretch.server.messages.over_http import Error
from homestretch.server.messages.to_client import ToClient
from homestretch.server.pages.figures import position
from homestretch.server.pages.frame import TONGUES
from homestretch.server.pages.shapes import described, example
from homestretch.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
FIGURE = re.compile(r"!\[([^\]]*)\]\(lesson\.record#(\d+)(?:\.(\d+))?\)")
CLAUSE = re.compile(r"^(\s*(?:[-|] )?)\*\*([RAU]-[A-Z]+-\d+)\*\*", re.MULTILINE)
CLUB = "examples/club"
STATIC = ROOT / "src" / "homestretch" / "server" / "static"
# Where a link of a page leads on the site.
LINKS = [
    (re.compile(r"\]\((?:\.\./)?README\.md#for-learning\)"), "](doors.md)"),
    (re.compile(r"\]\((?:\.\./)?README\.md[^)]*\)"), "](index.md)"),
    (re.compile(r"\]\((?:\.\./)?CONTRIBUTING\.md"), "](contributing.md"),
    (re.compile(r"\]\((?:\.\./)?CHANGELOG\.md"), "](changelog.md"),
    (re.compile(r"\]\((?:\.\./)?src/homestretch/games/(\w+)/RULES\.md"), r"](rules/\1.md"),
    (re.compile(r"\]\((?:\.\./)?src/homestretch/games/(\w+)/features\.py"), r"](games/\1.md"),
    (re.compile(r"\]\((?:\.\./)?src/homestretch/server/messages\)"), "](wire.md)"),
    (re.compile(r"\]\((?:\.\./)?examples/club[^)]*\)"), "](examples.md#club)"),
    (re.compile(r"\]\((?:\.\./)?examples/(\w+)\.(\w+)\)"), r"](examples.md#\1\2)"),
    (re.compile(r"\]\(docs/"), "]("),
]


def main(into: Path) -> None:
    """Write all pages there."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(ROOT / "docs", into)
    shutil.copy(STATIC / "icon.svg", into / "img" / "mark.svg")
    for page in into.glob("*.md"):
        write(page, page.read_text(encoding="utf-8"))
    for name in ("CONTRIBUTING", "CHANGELOG"):
        write(into / f"{name.lower()}.md", (ROOT / f"{name}.md").read_text(encoding="utf-8"))
    write(into / "doors.md", doors())
    write(into / "wire.md", wire())
    write(into / "examples.md", examples())
    for name in hs.games():
        for lang in LANGUAGES:
            told(into / "rules", name, lang)
        write(into / "games" / f"{name}.md", spaces(name))


def write(page: Path, text: str) -> None:
    """A page whose links lead to pages."""
    for pattern, target in LINKS:
        text = pattern.sub(target, text)
    page.parent.mkdir(exist_ok=True)
    page.write_text(text, encoding="utf-8")


def doors() -> str:
    """What the README says for learning."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"^## For learning\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    return f"# The doors\n{found}\nNext: [what the numbers mean](learning.md#spaces), [a first learner](training.md).\n"


def told(into: Path, name: str, lang: str) -> None:
    """The rules of a game in a language, each clause with an anchor, with their pictures beside them."""
    into.mkdir(exist_ok=True)
    text = FIGURE.sub(lambda m: figure(into, name, lang, m), rules(name, lang).text)
    text = CLAUSE.sub(lambda m: f'{m[1]}<a id="{m[2]}"></a>**{m[2]}**', text)
    head, _, rest = text.partition("\n")
    others = " · ".join(f"[{TONGUES[tongue]}]({file(name, tongue)})" for tongue in LANGUAGES if tongue != lang)
    (into / file(name, lang)).write_text(f"{head}\n\n{others}\n{rest}", encoding="utf-8")


def figure(into: Path, name: str, lang: str, told: re.Match[str]) -> str:
    """A position of the lesson, drawn into a file, with its caption."""
    caption, ply, words = told[1], int(told[2]), int(told[3] or 0)
    drawn = into / f"{name}-{ply}-{words}.{lang}.svg"
    drawn.write_text(position(name, ply, words).svg(lang), encoding="utf-8")
    return f'<figure markdown="span">\n![{caption}]({drawn.name})\n<figcaption>{caption}</figcaption>\n</figure>'


def file(name: str, lang: str) -> str:
    return f"{name}.md" if lang == "en" else f"{name}.{lang}.md"


def spaces(name: str) -> str:
    """A game for those who let something learn it."""
    game, texts = hs.game(name), Texts("en", name)
    options = game.options()
    fields, words = game.features.fields, game.words
    counts = ", ".join(map(str, game.counts(options)))
    return f"""# {texts.say(Msg("title"))} for learners

{texts.say(Msg("about"))} [The rules](../rules/{name}.md).

| what | is |
|---|---|
| name | `{name}`, in registries `Homestretch/{name}-v{game.version}`, for OpenSpiel `python_homestretch_{name}` |
| seats | {counts}; without a number {game.duel(options)} |
| sides | {sides(game, options)} |
| actions | {len(words)}: one for every word of the game |
| observation | {size(fields) + len(words)} numbers: {size(fields)} as below, and how often each word was said |
| features version | {game.features.version} |

Numbers are whole, from 0 up to their bound. Seats are told beginning with the one that looks, and what it may not know
is not in them.

{table(("field", "numbers", "up to", "what they are"), map(row, fields))}

## Words

An action is the place of a word in this list. A move is one word or several; `action_mask` says which may come next.

{table(("actions", "words"), listed(words))}
"""


def sides(game: hs.Game[hs.State, hs.View], options: hs.Options) -> str:
    """Who wins together, by the number of seats."""
    teamed = [n for n in game.counts(options) if len(set(game.teams(n))) < n]
    return f"partners win together with {' or '.join(map(str, teamed))}" if teamed else "everybody plays alone"


def row(field: Feature) -> tuple[str, ...]:
    return f"`{field.name}`", str(field.size), str(field.high), field.what


def listed(words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """Ten words a line."""
    for first in range(0, len(words), 10):
        some = words[first : first + 10]
        yield f"{first} to {first + len(some) - 1}", " ".join(f"`{word}`" for word in some)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def wire() -> str:
    """Every message in both directions, as the types tell them."""
    answers = get_args(Answer)
    parts = [
        "# Every message",
        "A line is a WebSocket at `/api/tables/TABLE/line?form=view&seat=SEAT`. Each message is a JSON object whose "
        "`do` says which it is. [How a program sits down](programs.md#over-the-network). A server shows the same, and "
        "the views of all games, at `/api`.",
        "## To the server",
        *(message(kind) for kind in get_args(FromClient)),
        "## From the server",
        *(message(kind) for kind in (*(kind for kind in get_args(ToClient) if kind not in answers), *answers)),
        "## Errors over HTTP",
        str(Error.__doc__),
        table(("field", "is", "what for"), fields_of(Error)),
    ]
    return "\n\n".join(parts) + "\n"


def message(kind: type) -> str:
    shown = example(kind)
    sent = json.dumps(shown, ensure_ascii=False, indent=1)
    told = table(("field", "is", "what for"), fields_of(kind))
    return f"### {shown['do']} ({kind.__name__})\n\n{kind.__doc__}\n\n{told}\n\n```json\n{sent}\n```"


def fields_of(kind: type) -> Iterable[tuple[str, ...]]:
    return ((f"`{field.name}`", field.kind, field.note) for field in described(kind))


def examples() -> str:
    """Programs to begin with, as they stand."""
    parts = ["# Examples", "All of them lie in `examples/`; the tests run them."]
    for path in sorted((ROOT / "examples").glob("*.py")):
        parts += [f"## {path.name}", f"```python\n{path.read_text(encoding='utf-8')}```"]
    parts.append("## club")
    for path in sorted((ROOT / CLUB).iterdir()):
        parts += [f"### {path.name}", f"```\n{path.read_text(encoding='utf-8')}```"]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
