"""Play a match on a Ray cluster of two nodes and kill one of them in the middle; what came of it, as JSON."""

import json
import os
import signal
import sys
import time

os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"

import ray
from ray.cluster_utils import Cluster

from homestretch.arena.match import arrange
from homestretch.arena.run import Result, run


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    counts: list[int] = []

    def watch(result: Result) -> None:
        if len(result.deals) == 8:
            counts.append(alive())
            for process in second.all_processes["raylet"]:
                os.kill(process.process.pid, signal.SIGKILL)
            while alive() > 1:
                time.sleep(0.2)
            counts.append(alive())

    result = run(arrange("encore", ("easy", "random"), 2, 4, {}), 80, ray=cluster.address, watch=watch)
    sys.stdout.write(json.dumps({"nodes": counts, "result": result.plain()}) + "\n")
    cluster.shutdown()


def alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())


if __name__ == "__main__":
    main()
