"""Has an artifact logged by sigstore-python, as a message and as a DSSE envelope, and verifies what the log answers.

    python client.py URL VKEY < artifact

URL is where the log is, without /api/v2; VKEY the log's verifier key, of Ed25519. One JSON object a line is printed:
what was logged, its index, and what went wrong where something did.

The whole verification of a bundle wants a certificate authority and time stamps, which are no part of a log. So it is
the library's own steps for a log entry that are taken: the inclusion proof, the checkpoint, and that the body is the
entry of this signature. Of each kind of entry an altered one has to be refused.
"""

import base64
import datetime
import hashlib
import json
import sys
from types import SimpleNamespace

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.x509.oid import NameOID
from sigstore import dsse
from sigstore._internal.rekor.client_v2 import RekorV2Client
from sigstore._internal.trust import KeyringPurpose
from sigstore.hashes import Hashed
from sigstore.models import MessageSignature, TransparencyLogEntry, TrustedRoot
from sigstore.verify import verifier
from sigstore_models.common.v1 import HashAlgorithm
from sigstore_models.trustroot import v1 as trustroot_v1


def trusted_root(vkey: str) -> TrustedRoot:
    """A trusted root with a single log."""
    origin, _, key = vkey.split("+", 2)
    typed = base64.b64decode(key)
    public = ed25519.Ed25519PublicKey.from_public_bytes(typed[1:])
    spki = public.public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    root = {
        "mediaType": TrustedRoot.TrustedRootType.TRUSTED_ROOT_0_1.value,
        "tlogs": [
            {
                "baseUrl": f"http://{origin}",
                "hashAlgorithm": "SHA2_256",
                "publicKey": {
                    "rawBytes": base64.b64encode(spki).decode(),
                    "keyDetails": "PKIX_ED25519",
                    "validFor": {"start": "2020-01-01T00:00:00Z"},
                },
                "logId": {"keyId": base64.b64encode(hashlib.sha256(f"{origin}\n".encode() + typed).digest()).decode()},
            }
        ],
        "certificateAuthorities": [],
        "ctlogs": [],
        "timestampAuthorities": [],
    }
    return TrustedRoot(trustroot_v1.TrustedRoot.from_json(json.dumps(root)))


def certificate(key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    """A certificate that the key has signed for itself."""
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "touchstone")])
    now = datetime.datetime.now(datetime.timezone.utc)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number())
    builder = builder.not_valid_before(now).not_valid_after(now + datetime.timedelta(minutes=10))
    return builder.sign(key, hashes.SHA256())


def altered(entry: TransparencyLogEntry) -> TransparencyLogEntry:
    """The same with one bit of its root hash flipped."""
    inner = entry._inner.model_copy(deep=True)
    root = bytearray(inner.inclusion_proof.root_hash)
    root[0] ^= 1
    inner.inclusion_proof.root_hash = bytes(root)
    return TransparencyLogEntry(inner)


def refused(entry: TransparencyLogEntry, keyring) -> bool:
    try:
        altered(entry)._verify(keyring)
    except Exception:  # whatever it says, it did not take it
        return True
    return False


def main(url: str, vkey: str) -> None:
    artifact = sys.stdin.buffer.read()
    keyring = trusted_root(vkey).rekor_keyring(KeyringPurpose.VERIFY)
    client = RekorV2Client(url)
    key = ec.generate_private_key(ec.SECP256R1())
    cert = certificate(key)
    hashed = Hashed(algorithm=HashAlgorithm.SHA2_256, digest=hashlib.sha256(artifact).digest())
    signature = key.sign(artifact, ec.ECDSA(hashes.SHA256()))
    subject = dsse.Subject(name="artifact", digest=dsse.DigestSet({"sha256": hashed.digest.hex()}))
    statement = dsse.StatementBuilder([subject], "https://touchstone.example/predicate", {}).build()
    envelope = dsse._sign(key, statement)
    message = MessageSignature(signature=base64.b64encode(signature))

    def check_message(bundle) -> None:
        verifier._validate_hashedrekord_v002_entry_body(bundle, hashed)

    check_envelope = verifier._validate_hashedrekord_v002_dsse_entry_body
    for name, request, check in (
        ("message", client._build_hashed_rekord_request(hashed, signature, cert), check_message),
        ("envelope", client._build_dsse_request(envelope, cert), check_envelope),
    ):
        said = {"content": name, "logIndex": -1}
        try:
            entry = client.create_entry(request)
            said["logIndex"] = entry._inner.log_index
            entry._verify(keyring)
            # A Bundle needs a time stamp; these are the members that verification uses.
            inner = SimpleNamespace(message_signature=message)
            check(SimpleNamespace(log_entry=entry, signing_certificate=cert, _inner=inner, _dsse_envelope=envelope))
            if not refused(entry, keyring):
                said["failed"] = "an altered root hash verifies"
        except Exception as error:
            said["failed"] = f"{type(error).__name__}: {error}"
        print(json.dumps(said))


if __name__ == "__main__":
    main(*sys.argv[1:])
