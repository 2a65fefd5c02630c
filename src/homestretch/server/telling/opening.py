"""All hands open: what a spectator sees and what every seat sees, as one scene."""

from collections.abc import Sequence

from homestretch.core.scene import Scene, Thing, Zone
from homestretch.core.types import Seat


def opened(known: Scene, theirs: Sequence[Scene]) -> Scene:
    """A spectator's scene in which all that is a seat's, or that it alone sees, is as that seat sees it."""
    own = [_own(scene, seat, known) for seat, scene in enumerate(theirs)]
    secrets = [_secret(scene, known) for scene in theirs]
    middle = _rest(known, secrets)
    shown = (middle, *own, *(_at(secret, seat) for seat, secret in enumerate(secrets)))
    return Scene(tuple(z for one in shown for z in one.zones), tuple(t for one in shown for t in one.things))


def _own(scene: Scene, seat: Seat, known: Scene) -> Scene:
    """What is this seat's, by names no other seat has; what a spectator knows too keeps its name."""
    zones = {zone.name: zone for zone in scene.zones if zone.seat == seat}
    names = {zone.name for zone in known.zones} | {thing.id for thing in known.things}

    def name(of: str) -> str:
        return of if of in names else f"{of}@{seat}"

    return Scene(
        tuple(z._replace(name=name(z.name), region="open" if z.region == "hand" else z.region) for z in zones.values()),
        tuple(t._replace(id=name(t.id), at=name(t.at)) for t in scene.things if t.at in zones),
    )


def _secret(scene: Scene, known: Scene) -> Scene:
    """What lies in the middle and is otherwise to this seat than to a spectator: a plain scene has all of it there."""
    looks = {thing.id: _look(thing) for thing in known.things}
    notes = {zone.name: zone.note for zone in known.zones}
    middle = {zone.name: zone for zone in scene.zones if zone.region == "centre"}
    things = tuple(t for t in scene.things if t.at in middle and looks.get(t.id) != _look(t))
    full = {thing.at for thing in things}
    return Scene(tuple(z for z in middle.values() if z.name in full or notes.get(z.name) != z.note), things)


def _look(thing: Thing) -> tuple[object, ...]:
    return thing.face, thing.icons, thing.many, thing.tag


def _at(secret: Scene, seat: Seat) -> Scene:
    """The same before the seat that sees it."""
    return Scene(
        tuple(z._replace(name=f"{z.name}@{seat}", region="open", seat=seat) for z in secret.zones),
        tuple(t._replace(id=f"{t.id}@{seat}", at=f"{t.at}@{seat}") for t in secret.things),
    )


def _rest(known: Scene, secrets: Sequence[Scene]) -> Scene:
    """What is nobody's and nobody's secret: no zone stays for the sake of what lies open elsewhere."""
    owned = {zone.name for zone in known.zones if zone.seat >= 0}
    seen = {thing.id for secret in secrets for thing in secret.things}
    parted = {zone.name for secret in secrets for zone in secret.zones}
    things = tuple(t for t in known.things if t.at not in owned and t.id not in seen)
    full = {thing.at for thing in things}

    def stays(zone: Zone) -> bool:
        return zone.seat < 0 and (zone.name not in parted or zone.name in full)

    return Scene(tuple(zone for zone in known.zones if stays(zone)), things)
