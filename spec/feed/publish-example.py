#!/usr/bin/env python3
"""Publishes into a feed when touchstone asks for it (publishing.md): here over HTTP, into the reference feed.

    touchstone check feed … --publish-command 'python3 publish-example.py http://localhost:3000/publish'
"""
import json, os, sys, urllib.error, urllib.parse, urllib.request

BASE, TOKEN = sys.argv[1], os.environ["PUBLISH_TOKEN"]
numbers = {}  # by the names that the run gives its items


def send(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{BASE}/{path}", data, headers, method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else {}


def answer_to(q):
    what, item = q["do"], q.get("item")
    if what == "hello":
        return {"version": 1, "exact": q["exact"]}
    if what == "publish":
        made = send("POST", f"sites/{urllib.parse.quote(q['site'], safe='')}/items", q["event"])
        numbers[item] = made["item"]
        return {}  # a feed that gives an id of its own says so: {"event": {"id": 1759}}
    if what == "update":
        return send("PUT", f"items/{numbers[item]}", q["event"])
    if what == "withdraw":
        return send("DELETE", f"items/{numbers.pop(item)}")
    if what == "set-clock":
        return send("PUT", "clock", {"now": q["now"]})
    return {"refused": f"this program does not know {what}"}


for line in sys.stdin:
    question = json.loads(line)
    try:
        said = answer_to(question)
    except urllib.error.HTTPError as error:
        # What the feed cannot have is not judged; everything else that goes wrong is told as an error.
        said = {"refused" if error.code in (409, 422) else "error": f"{error.code} {error.read().decode()}"}
    except Exception as error:
        said = {"error": str(error)}
    print(json.dumps({"id": question["id"], **said}), flush=True)
