"""DOG, published by Schmidt Spiele."""

from homestretch.core.features import Features
from homestretch.core.kit import Kit
from homestretch.games.dog import features, remarks, scene, tell
from homestretch.games.dog.inputs import DogInputs
from homestretch.games.dog.judge import DogJudge
from homestretch.games.dog.likely import likely
from homestretch.games.dog.rules import Dog
from homestretch.games.dog.waste import waste

GAME = Dog(
    Kit(
        board=scene.board,
        scene=scene.scene,
        tell=tell.tell,
        word=tell.word,
        left=lambda v: v.points,
        progress=remarks.PROGRESS,
        chronicle=remarks.DogChronicle,
        features=Features(features.VERSION, features.FIELDS, features.features, features.write),
        judge=DogJudge,
        likely=likely,
        inputs=DogInputs(),
        waste=waste,
        spreads={"beginner": 0.05, "easy": 0.025, "normal": 0.012, "hard": 0.008},
    )
)
