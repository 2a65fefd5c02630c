"""HIT, by Ralf zur Linde."""

from homestretch.core.features import Features
from homestretch.core.kit import Kit
from homestretch.games.hit import features, layout, remarks, scene, tell
from homestretch.games.hit.inputs import HitInputs
from homestretch.games.hit.judge import HitJudge
from homestretch.games.hit.rules import Hit
from homestretch.games.hit.waste import waste

GAME = Hit(
    Kit(
        board=layout.board,
        scene=scene.scene,
        tell=tell.tell,
        word=tell.word,
        left=lambda v: v.left,
        progress=remarks.PROGRESS,
        chronicle=remarks.HitChronicle,
        features=Features(features.VERSION, features.FIELDS, features.features, features.write),
        judge=HitJudge,
        inputs=HitInputs(),
        waste=waste,
    )
)
