"""Calls the four operations of a log over gRPC, by stubs that are generated from the proto files when it starts.

    python client.py ADDRESS SERVICE PROTO < request.json

ADDRESS is host:port without TLS, SERVICE the service's full name, PROTO the folder of the proto files. Standard input is
a CreateEntryRequest as protojson. It is sent twice; then the checkpoint is read, and the last tile and bundle of the tree
that it is of. One JSON object is printed: each answer with its status code, its message and its metadata.
"""

import base64
import importlib
import json
import pathlib
import sys
import tempfile

import grpc
import grpc_tools
from google.protobuf import empty_pb2, json_format
from grpc_tools import protoc

DEADLINE = 30
PACKAGE = "touchstone/rekor/v2"


def stubs(folder: pathlib.Path, into: str):
    """Generates the modules of the service, and imports those that are used."""
    files = [str(path) for path in folder.rglob("*.proto")]
    own = str(pathlib.Path(grpc_tools.__file__).parent / "_proto")
    argv = ["protoc", f"-I{folder}", f"-I{own}", f"--python_out={into}", f"--grpc_python_out={into}", *files]
    if protoc.main(argv) != 0:
        raise SystemExit("the proto files do not compile")
    sys.path.insert(0, into)
    names = ["entry_pb2", "log_service_pb2", "log_service_pb2_grpc"]
    return [importlib.import_module(f"{PACKAGE}/{name}".replace("/", ".")) for name in names]


class Renamed(grpc.UnaryUnaryClientInterceptor):
    """Calls the same methods of a service with another name."""

    def __init__(self, service: str):
        self.service = service

    def intercept_unary_unary(self, continuation, details, request):
        method = details.method.rsplit("/", 1)[1]
        renamed = details._replace(method=f"/{self.service}/{method}")
        return continuation(renamed, request)


def answer(call, request):
    """The outcome of a call, as values of JSON."""
    try:
        value, outcome = call.with_call(request, timeout=DEADLINE)
    except grpc.RpcError as error:
        value, outcome = None, error
    metadata = [*(outcome.initial_metadata() or ()), *(outcome.trailing_metadata() or ())]
    seen = {
        "code": outcome.code().value[0],
        "message": outcome.details() or "",
        "metadata": [[name, value if isinstance(value, str) else value.hex()] for name, value in metadata],
    }
    if value is None:
        return seen
    if hasattr(value, "content_type"):
        body = {"contentType": value.content_type, "data": base64.b64encode(value.data).decode()}
    else:
        body = {"entry": json_format.MessageToDict(value, always_print_fields_with_no_presence=True)}
    return {**seen, **body}


def place(size: int) -> str:
    """N of the tile, or bundle, that ends a tree of a size (tlog-tiles, "Merkle Tree")."""
    number, width = divmod(size, 256)
    if width == 0:
        number -= 1
    elements = f"{number % 1000:03}"
    while number >= 1000:
        number //= 1000
        elements = f"x{number % 1000:03}/{elements}"
    return elements if width == 0 else f"{elements}.p/{width}"


def main(address: str, service: str, folder: str) -> None:
    request = json.load(sys.stdin)
    # A module named google/api would hide those that are installed.
    import google
    with tempfile.TemporaryDirectory() as into:
        google.__path__.append(f"{into}/google")
        entry, messages, services = stubs(pathlib.Path(folder), into)
        with grpc.insecure_channel(address) as channel:
            stub = services.LogServiceStub(grpc.intercept_channel(channel, Renamed(service)))
            create = json_format.ParseDict(request, entry.CreateEntryRequest())
            said = {
                "created": answer(stub.CreateEntry, create),
                "again": answer(stub.CreateEntry, create),
                "checkpoint": answer(stub.GetCheckpoint, empty_pb2.Empty()),
            }
            if "data" in said["checkpoint"]:
                size = int(base64.b64decode(said["checkpoint"]["data"]).split(b"\n")[1])
                last = place(size)
            else:
                last = "000"
            said["tile"] = answer(stub.GetTile, messages.TileRequest(L=0, N=last))
            said["bundle"] = answer(stub.GetEntryBundle, messages.EntryBundleRequest(N=last))
    print(json.dumps(said))


if __name__ == "__main__":
    main(*sys.argv[1:])
