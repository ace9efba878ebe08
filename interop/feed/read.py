"""Reads pairs of bodies by Python's own json and ElementTree: each becomes a tree of names and texts.

On stdin, in JSON, a list of {"json": base64, "xml": base64}; on stdout, a list of {"json": tree, "xml": tree}. A tree is
[name, text] or [name, [tree, ...]]; what cannot be read is the error's name instead.
"""

import base64
import json
import sys
from xml.etree import ElementTree


def image(name, value):
    """A JSON value as XML: members by their names, entries as item, null as nothing."""
    if isinstance(value, dict):
        return [name, [image(*member) for member in value.items()] or ""]
    if isinstance(value, list):
        return [name, [image("item", one) for one in value] or ""]
    if value is None:
        return [name, ""]
    if isinstance(value, bool):
        return [name, "true" if value else "false"]
    return [name, value]


def tree(element):
    if len(element) > 0:
        return [element.tag, [tree(child) for child in element]]
    return [element.tag, element.text or ""]


def read_json(body):
    # Numbers keep their digits.
    return image("response", json.loads(body, parse_int=str, parse_float=str))


def read_xml(body):
    return tree(ElementTree.fromstring(body))


def attempt(read, body):
    try:
        return read(base64.b64decode(body))
    except (ValueError, ElementTree.ParseError) as error:
        return type(error).__name__


pairs = json.load(sys.stdin)
json.dump(
    [{"json": attempt(read_json, pair["json"]), "xml": attempt(read_xml, pair["xml"])} for pair in pairs],
    sys.stdout,
)
