"""Traces tell what was done and how long it took; no address that opens anything, no name, no key."""

from importlib.util import find_spec
from typing import Any

import pytest

from homestretch.core.types import Wrong
from homestretch.server import house
from homestretch.server.watch import traces

from .test_api import two


def test_whoever_wants_traces_is_told_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(Wrong, match=r"homestretch\[traces\]"):
        traces.need()


def test_what_the_library_would_trace_of_itself_is_off(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would tell addresses whole."""
    asked: list[str] = []

    class Provider:
        def get_tracer(self, name: str, *_: Any, **__: Any) -> None:
            asked.append(name)

    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    monkeypatch.setattr("opentelemetry.trace.get_tracer_provider", Provider)
    assert serve().browser().get("/join/secret").status_code == 410
    assert not asked


def test_a_request_and_its_steps_are_one_trace_and_name_nobody(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None:
        pytest.skip("**** OPENTELEMETRY IS NOT INSTALLED: traces are not tested. pip install opentelemetry-sdk ****")
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept = InMemorySpanExporter()
    monkeypatch.setattr(house, "Traces", lambda: traces.Traces(kept))
    served = serve(traces=True)
    ada, _, at = two(served)
    ada.get(f"/t/{at}")
    ada.get("/join/secret")
    served.stop()
    spans = kept.get_finished_spans()
    started = next(span for span in spans if span.name == "POST /api/tables/{table}/start")
    assert started.attributes
    assert started.attributes["http.response.status_code"] == 204
    steps = {span.name for span in spans if span.parent and span.parent.span_id == started.context.span_id}
    assert "store" in steps
    told = "".join(span.to_json() for span in spans)
    assert "POST /api/tables/{table}/start" in told
    for secret in (at, "secret", "Ada", ada.headers["authorization"][7:]):
        assert secret not in told
