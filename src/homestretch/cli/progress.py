"""How far a long command has come, and when it will be done, for somebody who watches."""

from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text


class Clock(ProgressColumn):
    """How long it has taken, and how long it will take if it goes on like this."""

    def render(self, task: Task) -> Text:
        spent = task.elapsed or 0.0
        left = spent / task.completed * (task.total - task.completed) if task.completed and task.total else None
        return Text(_time(spent) + (f", {_time(left)} left" if left is not None else ""))


def _time(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


def bar(quiet: bool) -> Progress:
    err = Console(stderr=True, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), Clock(), TextColumn("{task.description}"))
    return Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal)
