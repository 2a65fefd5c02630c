"""A thought on a Ray cluster of two nodes, then one when both are gone; what came of them, as JSON."""

import asyncio
import json
import os
import sys

os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"

from ray.cluster_utils import Cluster as Nodes
from tests.server.scripted import VIEW, always

from homestretch.server.bots.afar import Cluster
from homestretch.server.bots.mind import Mind, Said, Task
from homestretch.server.bots.minds import Minds
from homestretch.server.bots.thoughts import Whose

BOT, SEED = "search:20", 7


class Counted(Mind):
    """Here, and every thought is noted."""

    here = 0

    def think(self, task: Task, longest: float) -> Said:
        Counted.here += 1
        return super().think(task, longest)


async def main() -> None:
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    afar = Cluster(nodes.address, rest=3600.0)
    afar.begin()
    minds = Minds(1, Counted, afar=afar)
    while not afar.many:
        await asyncio.sleep(0.1)
    found = [await told(minds, afar)]
    await asyncio.to_thread(nodes.shutdown)
    found.append(await told(minds, afar))
    await minds.close()
    sys.stdout.write(json.dumps(found) + "\n")


async def told(minds: Minds, afar: Cluster) -> list[object]:
    """How many could be thought there, the move, and how many were thought here so far."""
    many = afar.many
    move = await minds.move(BOT, VIEW, SEED, Whose("a", "t", 0), always)
    return [many, list(move), Counted.here]


if __name__ == "__main__":
    asyncio.run(main())
