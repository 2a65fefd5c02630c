"""HIT, by Ralf zur Linde."""

from homestretch.core.features import Features
from homestretch.core.kit import Kit
from homestretch.games.hit import features, scene, tell
from homestretch.games.hit.game import Hit
from homestretch.games.hit.judge import HitJudge

GAME = Hit(
    Kit(
        board=scene.board,
        scene=scene.scene,
        tell=tell.tell,
        word=tell.word,
        features=Features(features.VERSION, features.FIELDS, features.features),
        judge=HitJudge,
    )
)
