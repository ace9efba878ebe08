import type { LogRig, Parts } from '../../../../src/reference/log/index.ts';
import { sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { ecdsaSigner, withSigning, witnessSigner } from '../../testbed/signers.ts';
import { everyNth } from '../../testbed/triggers.ts';

const badSignature = (text: string, install: (rig: LogRig) => LogRig) =>
  logFault({ text, breaks: 'LOG-CP-004', caughtBy: ['log/checkpoint/signature-verifies#bad-signature'], install });

const noLogSignature = (text: string, install: (rig: LogRig) => LogRig) =>
  logFault({ text, breaks: 'LOG-CP-004', caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'], install });

/** Computes another key ID; `keyId` computes the right one. */
const otherKeyId = (text: string, otherId: (keyId: Parts['keyId'], ...signed: Parameters<Parts['keyId']>) => number) =>
  noLogSignature(text, (rig) =>
    withParts(rig, { keyId: (name, type, key) => otherId(rig.parts.keyId, name, type, key) }),
  );

/** The first bytes of the SubjectPublicKeyInfo of an Ed25519 key (RFC 8410, section 4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const ecdsaSignatureWithoutDer = badSignature(
  'writes an ECDSA signature as its two numbers, without DER around them',
  (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin, 'ieee-p1363') }),
);

export const keyIdFromTheEndOfTheHash = otherKeyId(
  'takes the last four bytes of the hash for its key ID',
  (_keyId, name, type, key) =>
    Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(type), key]))).readUInt32BE(28),
);

export const keyIdLittleEndian = otherKeyId('writes its key ID with the low byte first', (keyId, ...signed) => {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(keyId(...signed));
  return id.readUInt32LE();
});

export const keyIdOfCosignerType = otherKeyId(
  'has the type byte of a cosignature in its key ID',
  (keyId, name, _type, key) => keyId(name, 0x04, key),
);

export const keyIdOfTypeZero = otherKeyId('has the type byte 0 in its key ID', (keyId, name, _type, key) =>
  keyId(name, 0, key),
);

export const keyIdOverSpki = otherKeyId('has its key as SubjectPublicKeyInfo in its key ID', (keyId, name, type, key) =>
  keyId(name, type, Buffer.concat([SPKI, key])),
);

export const keyIdWithoutNewline = otherKeyId(
  'leaves the newline out of the text that it hashes for its key ID',
  (_keyId, name, type, key) =>
    Buffer.from(sha256(Buffer.concat([Buffer.from(name), Uint8Array.of(type), key]))).readUInt32BE(),
);

export const secondSignatureBroken = badSignature(
  'adds a second line under its own key that does not verify',
  (rig) => ({ ...rig, cosigners: [{ ...rig.signer, sign: (text) => rig.signer.sign(`${text}\n`) }] }),
);

export const signatureBrokenForEverySecondReader = badSignature(
  'breaks the signature for every second reader',
  (rig) => {
    const second = everyNth(2);
    return withServedCheckpoint(rig, (note) => (second() ? note.replace(/\n\d+\n/, '\n299\n') : note));
  },
);

export const signatureLineOfAnotherName = noLogSignature(
  'writes another name on its signature line than its key has',
  (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.map((line) => ({ ...line, name: `${line.name}/log` })),
        ),
    }),
);

export const signatureOfAnOlderCheckpoint = badSignature(
  'signs once and puts that signature under every later text',
  (rig) => {
    let kept: Uint8Array | undefined;
    return withSigning(rig, (text, sign) => {
      kept ??= sign(text);
      return kept;
    });
  },
);

export const signatureOverAHash = badSignature('signs the hash of the text in hex', (rig) =>
  withSigning(rig, (text, sign) => sign(Buffer.from(sha256(Buffer.from(text))).toString('hex'))),
);

export const signatureOverTheBlankLine = badSignature('signs the text together with the blank line after it', (rig) =>
  withSigning(rig, (text, sign) => sign(`${text}\n`)),
);

export const signatureWithoutFinalNewline = badSignature('signs the text without its final newline', (rig) =>
  withSigning(rig, (text, sign) => sign(text.slice(0, -1))),
);

export const signedByAWitnessOnly = noLogSignature('loses its own signature when a witness adds one', (rig) =>
  withParts(
    { ...rig, cosigners: [witnessSigner('witness.example/w', 1_700_000_000)] },
    { note: (text, lines) => rig.parts.note(text, lines.slice(1)) },
  ),
);
