"""Spans for OpenTelemetry, where somebody collects them: of a request its method, the kind of its address and how it
was answered, of a step its name, and nothing else. What belongs to one request has one trace."""

import importlib.util
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from homestretch.core.types import Msg, Wrong

NEEDS = "opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http"
Answered = Callable[[str, int], None]  # told the kind of address and the status


def need() -> None:
    """Raises Wrong where what sends them is not installed."""
    for name in NEEDS:
        try:
            is_there = importlib.util.find_spec(name) is not None
        except ModuleNotFoundError:
            is_there = False
        if not is_there:
            said = Msg("wrong-extra", {"what": "--traces", "name": name, "extra": "traces"})
            raise Wrong(f'traces need {name}: pip install "homestretch[traces]"', said)


class Traces:
    """Where spans go: to the collector that the environment names (`OTEL_EXPORTER_OTLP_ENDPOINT`), or as is given."""

    def __init__(self, exporter: Any = None) -> None:
        from opentelemetry import context, trace  # an extra
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        self._provider: Any = TracerProvider(resource=Resource.create({SERVICE_NAME: "homestretch"}))
        self._provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
        self._tracer: Any = self._provider.get_tracer("homestretch")
        self._attach: Callable[[Any], object] = lambda span: context.attach(trace.set_span_in_context(span))

    def step(self, name: str) -> AbstractContextManager[Any]:
        """A part of whatever is done now."""
        found: AbstractContextManager[Any] = self._tracer.start_as_current_span(name, record_exception=False)
        return found

    def request(self, name: str, method: str) -> Answered:
        """One more request; all that is done for it from now on is part of it."""
        span = self._tracer.start_span("request", attributes={"request": name, "http.request.method": method})
        self._attach(span)

        def answered(kind: str, status: int) -> None:
            span.update_name(f"{method} {kind}")
            span.set_attributes({"http.route": kind, "http.response.status_code": status})
            span.end()

        return answered

    def end(self) -> None:
        """Send what is left."""
        self._provider.shutdown()
