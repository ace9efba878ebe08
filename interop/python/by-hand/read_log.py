"""Says what a log serves, for people who check by hand what Touchstone says of it. Nothing in it is Touchstone's.

    python read_log.py PREFIX VKEY

PREFIX is where the checkpoint is, without /checkpoint; VKEY the log's verifier key, of Ed25519. It reads as much as is there, and
complains about nothing: it prints the text of the checkpoint, whether each signature verifies under the key (C2SP signed-note),
how many entries each bundle has, how many hashes of level 0 are not those of the entries, and the root over the entries (RFC
6962, section 2.1).
"""

import base64
import gzip
import hashlib
import struct
import sys
import urllib.request

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

WIDTH = 256


def get(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        body = answer.read()
        return gzip.decompress(body) if answer.headers.get("content-encoding") == "gzip" else body


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def root(leaves: list[bytes]) -> bytes:
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256(b"")
    split = 1 << (len(leaves) - 1).bit_length() - 1
    return sha256(b"\x01" + root(leaves[:split]) + root(leaves[split:]))


def verifies(key: bytes, signature: bytes, text: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, text)
    except InvalidSignature:
        return False
    return True


def entries_of(bundle: bytes) -> tuple[list[bytes], bytes]:
    """The entries of a bundle, and the bytes behind the last one."""
    entries: list[bytes] = []
    while len(bundle) >= 2:
        (length,) = struct.unpack(">H", bundle[:2])
        if len(bundle) < 2 + length:
            break
        entries.append(bundle[2 : 2 + length])
        bundle = bundle[2 + length :]
    return entries, bundle


def main(prefix: str, vkey: str) -> None:
    typed = base64.b64decode(vkey.split("+", 2)[2])
    text, _, lines = get(f"{prefix}/checkpoint").rpartition(b"\n\n")
    text += b"\n"
    print(text)
    for line in lines.splitlines():
        _, name, signature = line.decode().split(" ", 2)
        data = base64.b64decode(signature)
        print(f"signed by {name}, key ID {data[:4].hex()}: verifies {verifies(typed[1:], data[4:], text)}")
    size = int(text.split(b"\n")[1])
    leaves: list[bytes] = []
    for index in range((size + WIDTH - 1) // WIDTH):
        width = min(WIDTH, size - index * WIDTH)
        # A log of fewer than 256,000 entries: the index has one element.
        path = f"{index:03d}" if width == WIDTH else f"{index:03d}.p/{width}"
        entries, rest = entries_of(get(f"{prefix}/tile/entries/{path}"))
        hashes = [sha256(b"\x00" + entry) for entry in entries[:width]]
        tile = get(f"{prefix}/tile/0/{path}")
        wrong = sum(tile[32 * at : 32 * at + 32] != leaf for at, leaf in enumerate(hashes))
        print(f"{path}: {len(entries)} entries, then {rest!r}; {len(tile) / 32:g} hashes, of which {wrong} are of other leaves")
        leaves += hashes
    print(f"root over the entries: {base64.b64encode(root(leaves)).decode()}")


if __name__ == "__main__":
    main(*sys.argv[1:])
