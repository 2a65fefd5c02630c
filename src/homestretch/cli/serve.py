"""The command serve."""

from dataclasses import replace
from ipaddress import ip_network
from typing import Annotated

import typer

from homestretch.cli.flags import Db
from homestretch.core.types import Msg
from homestretch.play import cluster
from homestretch.server import home
from homestretch.server.settings import Keep, Limits, Settings
from homestretch.texts import Texts, language, wrong

DAYS = "days after anything happened there that are kept, 0 for ever:"


def serve(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 lets phones in the house join")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any that is free", min=0, max=65535)] = 8000,
    db: Db = None,
    pace: Annotated[float, typer.Option(help="seconds a bot takes at least", min=0, max=60)] = Settings.pace,
    proxy: Annotated[
        list[str] | None, typer.Option(help="address of a proxy in front, which says who asks and whether over TLS")
    ] = None,
    workers: Annotated[
        int,
        typer.Option(help="processes that share the tables, on PostgreSQL; each also listens at the next ports", min=1),
    ] = 1,
    inside: Annotated[str, typer.Option(help="address of this machine at which workers elsewhere reach it")] = "",
    minds: Annotated[
        str, typer.Option(help="address of a Ray cluster on which bots think too, such as 10.0.0.1:6379")
    ] = "",
    idle: Annotated[
        float, typer.Option(help="minutes after which a table nobody looks at is no longer held in memory", min=0.1)
    ] = Settings.idle / 60,
    keep_unfinished: Annotated[float, typer.Option(help=f"{DAYS} a table that nobody finished", min=0)] = 0.0,
    keep_finished: Annotated[float, typer.Option(help=f"{DAYS} one that is over", min=0)] = 0.0,
    keep_chat: Annotated[float, typer.Option(help=f"{DAYS} what was said at a table", min=0)] = 0.0,
    metrics: Annotated[bool, typer.Option(help="offer /metrics to Prometheus; let no proxy pass it")] = False,
    traces: Annotated[
        bool, typer.Option(help="send traces to OpenTelemetry's collector at OTEL_EXPORTER_OTLP_ENDPOINT")
    ] = False,
    lines: Annotated[bool, typer.Option(help="log a JSON object a line, with a line for each request")] = False,
    docs: Annotated[
        str,
        typer.Option(
            help="folder of a manual that was built, to be shown at /docs instead of the one that came with the package"
        ),
    ] = "",
    limits: Annotated[bool, typer.Option(help="limits on rates; off only for load tests")] = True,
) -> None:
    """Serve the web table, until Ctrl-C."""
    from homestretch.server import serve as one  # an extra
    from homestretch.server import staff
    from homestretch.server.doors import manual
    from homestretch.server.watch.traces import need as needed_for_traces

    if db is None:
        db = _at_home()
    settings = Settings(db=db, pace=pace, proxies=_named(proxy or []), limits=Limits() if limits else Limits.off())
    settings = replace(settings, idle=60 * idle, keep=Keep(keep_unfinished, keep_finished, keep_chat))
    if minds:
        cluster.need("--minds")
    if docs and not manual.is_built(docs):
        raise wrong("wrong-manual", folder=docs)
    if traces:
        needed_for_traces()
    settings = replace(settings, minds=minds, traces=traces, metrics=metrics, lines=lines)
    settings = replace(settings, docs=docs or manual.packed())
    many = workers > 1
    if not (staff.run(settings, host, port, inside, workers) if many else one.run(settings, host, port, inside)):
        raise typer.Exit(1)


def _at_home() -> str:
    """The URL of the file that is used when nobody names one, which is said: whoever looks for it should find it."""
    texts, file = Texts(language()), home.made()
    typer.echo(texts.say(Msg("web-kept", {"file": str(file)})))
    if file.parent != home.folder():
        typer.echo(texts.say(Msg("web-kept-here", {"folder": str(home.folder())})))
    return home.usual()


def _named(proxies: list[str]) -> tuple[str, ...]:
    """Addresses or networks; a name would be believed whoever had it."""
    for given in proxies:
        try:
            ip_network(given)
        except ValueError as error:
            raise wrong("wrong-proxy", name=given) from error
    return tuple(proxies)
