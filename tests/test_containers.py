"""What the container and the compose file name is there, and what they ask of each other is kept."""

import ipaddress
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml
from typer.core import TyperGroup

from homestretch.cli.program import program

ROOT = Path(__file__).parent.parent
CLUB = ROOT / "examples" / "club"
FILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((CLUB / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
PARTS = {"services", "networks", "volumes"}
# Those of the compose specification that are used here, each with the kinds of value it may have.
KEYS: dict[str, type | tuple[type, ...]] = {
    "image": str,
    "build": dict,
    "entrypoint": list,
    "command": (str, list),
    "environment": dict,
    "volumes": list,
    "ports": list,
    "healthcheck": dict,
    "depends_on": dict,
    "read_only": bool,
    "tmpfs": list,
    "cap_drop": list,
    "security_opt": list,
    "restart": str,
    "stop_grace_period": str,
}


def serve_options() -> set[str]:
    """Of `homestretch serve`."""
    group = typer.main.get_command(program([]))
    assert isinstance(group, TyperGroup)
    return {name for option in group.commands["serve"].params for name in option.opts}


def served(words: list[str]) -> dict[str, str]:
    """What the options in a call of `homestretch serve` are given."""
    assert words[:2] == ["homestretch", "serve"]
    options = [n for n, word in enumerate(words) if word.startswith("--")]
    return {words[n]: words[n + 1] if n + 1 < len(words) and n + 1 not in options else "" for n in options}


def worker() -> dict[str, str]:
    (line,) = SERVICES["worker1"]["command"]
    return served(shlex.split(line.removeprefix("exec ").replace("$$(hostname -i)", "10.0.0.2")))


def instruction(name: str) -> list[str]:
    return re.findall(rf"^{name} ((?:.*\\\n)*.*)$", FILE, re.MULTILINE)


def test_the_compose_file_has_only_what_the_specification_knows() -> None:
    assert COMPOSE.keys() == PARTS
    for name, service in SERVICES.items():
        assert service.keys() <= KEYS.keys(), name
        assert [key for key, value in service.items() if not isinstance(value, KEYS[key])] == [], name
        assert "image" in service, name


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_waits_for_is_there_and_says_when_it_is_healthy(name: str) -> None:
    own_image = {one for one, service in SERVICES.items() if "build" in service}
    for other, wish in SERVICES[name].get("depends_on", {}).items():
        assert wish == {"condition": "service_healthy"}
        assert "healthcheck" in SERVICES[other] or (other in own_image and instruction("HEALTHCHECK"))


def test_what_is_built_and_mounted_lies_there() -> None:
    build = SERVICES["worker1"]["build"]
    assert (CLUB / build["context"] / build["dockerfile"]).resolve() == ROOT / "Containerfile"
    for service in SERVICES.values():
        for origin in (volume.split(":")[0] for volume in service.get("volumes", ())):
            assert (CLUB / origin).is_dir() if origin.startswith(".") else origin in COMPOSE["volumes"]


def test_workers_are_called_with_options_there_are_and_believe_the_proxy_alone() -> None:
    given = worker()
    assert given.keys() <= serve_options()
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert ipaddress.ip_network(given["--proxy"]) == ipaddress.ip_network(network["subnet"])
    assert SERVICES["worker2"] == SERVICES["worker1"]


def test_workers_find_the_database_by_its_name_with_its_password() -> None:
    kept = SERVICES["database"]["environment"]
    url = SERVICES["worker1"]["environment"]["HOMESTRETCH_DB"]
    assert url == f"postgresql+psycopg://{kept['POSTGRES_USER']}:{kept['POSTGRES_PASSWORD']}@database/homestretch"
    assert kept["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:?}"  # refused without one


def test_the_proxy_leads_to_both_workers_and_listens_where_its_port_is_open() -> None:
    config = (CLUB / "Caddyfile").read_text(encoding="utf-8")
    found = re.findall(r"s/([^/]+)/([^/]+)/", SERVICES["proxy"]["command"])
    assert [to.split(":") for _, to in found] == [[name, worker()["--port"]] for name in ("worker1", "worker2")]
    assert all(config.count(origin) == 1 for origin, _ in found)
    (ports,) = SERVICES["proxy"]["ports"]
    assert f"\n:{ports.split(':')[1]} {{\n" in config


def test_the_container_serves_where_it_says_it_listens_as_nobody_in_particular() -> None:
    (entry,), (call,) = ([yaml.safe_load(line) for line in instruction(name)] for name in ("ENTRYPOINT", "CMD"))
    given = served([*entry, *call])
    assert given.keys() <= serve_options()
    assert instruction("EXPOSE") == [given["--port"]]
    (health,) = instruction("HEALTHCHECK")
    assert f"http://127.0.0.1:{given['--port']}/health" in health
    assert all((ROOT / lock).is_file() for lock in re.findall(r"-r (\S+)", FILE))
    (user,) = instruction("USER")
    assert f"-o {user.split(':')[0]} -g {user.split(':')[1]} " in FILE
