"""Hexenrennen, by Wolfgang Panning."""

from homestretch.core.features import Features
from homestretch.core.kit import Kit
from homestretch.games.hexenrennen import bots, features, opening, remarks, scene, tell
from homestretch.games.hexenrennen.inputs import HexenInputs
from homestretch.games.hexenrennen.judge import HexenJudge
from homestretch.games.hexenrennen.rules import Hexenrennen

GAME = Hexenrennen(
    Kit(
        board=scene.board,
        scene=scene.scene,
        tell=tell.tell,
        word=tell.word,
        progress=remarks.PROGRESS,
        chronicle=remarks.HexenChronicle,
        features=Features(features.VERSION, features.FIELDS, features.features, features.write),
        judge=HexenJudge,
        inputs=HexenInputs(),
        opening=opening.moves,
        playouts=bots.PLAYOUTS,
        sets=frozenset({"split-first", "split-second"}),
    )
)
