"""Encore (Hit!), by Reiner Knizia."""

from homestretch.core.features import Features
from homestretch.core.kit import Kit
from homestretch.games.encore import bots, features, remarks, scene, tell
from homestretch.games.encore.judge import EncoreJudge
from homestretch.games.encore.rules import Encore

GAME = Encore(
    Kit(
        board=scene.board,
        scene=scene.scene,
        tell=tell.tell,
        word=tell.word,
        progress=remarks.PROGRESS,
        chronicle=remarks.EncoreChronicle,
        features=Features(features.VERSION, features.FIELDS, features.features, features.write),
        judge=EncoreJudge,
        inputs=bots.INPUTS,
        solve=bots.solve,
        choices=bots.CHOICES,
        playouts=bots.PLAYOUTS,
        spreads=bots.SPREADS,
        tempts=bots.tempts,
    )
)
