"""A log that tlog-scales writes into a folder, with a server of files in front of it.

    python log.py FOLDER ENTRIES

It makes a log of so many entries in FOLDER, which must not be there yet, with a key of its own. The first line of output
is JSON: `url` is the tlog-tiles prefix, `vkey` its verifier key, `origin` the first line of its checkpoints; a POST of the
bytes of an entry to `append` logs it, and is answered with its index. It ends with its standard input.
"""

import gzip
import json
import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from tlog_scales.signing import PlainEd25519Signer
from tlog_scales.writer import TilesWriter

ORIGIN = "tlog-scales.example/log"
OBJECT = re.compile(r"/(checkpoint|tile/(entries|\d{1,2})/(x\d{3}/)*\d{3}(\.p/[1-9]\d{0,2})?)")
LONGEST_ENTRY = 65535
"""An entry bundle has its length in two bytes (tlog-tiles, "Log entries")."""


class Log:
    def __init__(self, folder: Path, entries: int) -> None:
        self.folder = folder
        self.lock = threading.Lock()
        self.writer = TilesWriter.create(folder, ORIGIN)
        self.signer = PlainEd25519Signer(ORIGIN, Ed25519PrivateKey.generate())
        for i in range(entries):
            self.writer.add_leaf(b"entry %d" % i)
        self.writer.commit([self.signer])

    def append(self, entry: bytes) -> int:
        with self.lock:
            index = self.writer.size
            self.writer.add_leaf(entry)
            self.writer.commit([self.signer])
            return index


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    log: Log

    def do_GET(self) -> None:
        path = OBJECT.fullmatch(self.path)
        try:
            body = (self.log.folder / path[1]).read_bytes() if path else None
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            body = None
        if body is None:
            self.answer(404, b"not found\n", "text/plain; charset=utf-8", "no-store")
        elif path[1] == "checkpoint":
            self.answer(200, body, "text/plain; charset=utf-8", "no-cache")
        else:
            self.answer(200, body, "application/octet-stream", "max-age=604800, immutable", path[2] == "entries")

    do_HEAD = do_GET

    def do_POST(self) -> None:
        entry = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path != "/append" or len(entry) > LONGEST_ENTRY:
            self.answer(404 if self.path != "/append" else 413, b"", "text/plain", "no-store")
        else:
            self.answer(200, b"%d" % self.log.append(entry), "text/plain", "no-store")

    def answer(self, status: int, body: bytes, media_type: str, caching: str, compressed: bool = False) -> None:
        self.send_response(status)
        if compressed:
            # "Logs MAY use Content-Encoding: gzip with no negotiation" (tlog-tiles, "Log entries").
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", media_type)
        self.send_header("Cache-Control", caching)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


def main() -> None:
    Handler.log = Log(Path(sys.argv[1]), int(sys.argv[2]))
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"
    vkey = Handler.log.signer.vkey.serialize()
    print(json.dumps({"url": url, "vkey": vkey, "origin": ORIGIN, "append": f"{url}/append"}), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
