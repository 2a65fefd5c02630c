"""A bot for the web table in fifty lines: it sits down at a free seat and plays what comes to mind.

python examples/bot.py http://localhost:8000 TABLE [NAME]
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.sync.client import connect

if len(sys.argv) < 3:
    sys.exit(__doc__)
host, table, name = (*sys.argv[1:], "Robbie")[:3]


def call(method: str, path: str, body: object = None, key: str = "") -> dict:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(host + path, data, headers, method=method)) as answer:
            return json.loads(answer.read() or b"{}")
    except urllib.error.HTTPError as error:
        if "retry-after" not in error.headers:
            sys.exit(error.read().decode())  # what the server says is wrong
        time.sleep(int(error.headers["retry-after"]))
        return call(method, path, body, key)


key = call("POST", "/api/keys")["key"]
chairs = call("GET", f"/api/tables/{table}", key=key)["seats"]
free = [chair["seat"] for chair in chairs if chair["kind"] == "open"]
if not free:
    sys.exit("No seat is free there.")
seat = free[0]
call("POST", f"/api/tables/{table}/seats/{seat}", {"name": name}, key)
url = f"{host.replace('http', 'ws', 1)}/api/tables/{table}/line?form=view&seat={seat}"
with connect(url, additional_headers={"authorization": f"Bearer {key}"}) as line:
    print(f"{name} sits in seat {seat} and plays when the game is begun.")
    for message in map(json.loads, line):
        if message["do"] == "error" and message["retry"]:  # too much at once: later, the same again
            time.sleep(message["retry"])
        elif message["do"] == "sight" or "sight" in message:
            now, seen = message["ply"], message.get("sight", message)
        else:
            continue
        if seen["view"]["scores"]:
            print("The game is over:", seen["view"]["scores"])
            break
        if seen["offers"]:  # say one more word
            path = f"{seen['path']} {random.choice(seen['offers'])}".strip()
            line.send(json.dumps({"do": "look", "ply": now, "path": path}))
        elif seen["path"]:  # the move is whole
            line.send(json.dumps({"do": "play", "id": uuid.uuid4().hex, "ply": now, "move": seen["path"]}))
