import { sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { ecdsaSigner, withSigning, witnessSigner } from '../../testbed/signers.ts';
import { everyNth } from '../../testbed/triggers.ts';

export const ecdsaSignatureWithoutDer = logFault({
  text: 'writes an ECDSA signature as its two numbers, without DER around them',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin, 'ieee-p1363') }),
});

export const keyIdFromTheEndOfTheHash = logFault({
  text: 'takes the last four bytes of the hash for its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      keyId: (name, type, key) =>
        Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(type), key]))).readUInt32BE(28),
    }),
});

export const keyIdLittleEndian = logFault({
  text: 'writes its key ID with the low byte first',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      keyId: (name, type, key) => {
        const id = Buffer.alloc(4);
        id.writeUInt32BE(rig.parts.keyId(name, type, key));
        return id.readUInt32LE();
      },
    }),
});

export const keyIdOfCosignerType = logFault({
  text: 'takes the type byte of a cosignature in its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) => withParts(rig, { keyId: (name, _type, key) => rig.parts.keyId(name, 0x04, key) }),
});

export const keyIdOfTypeZero = logFault({
  text: 'takes the type byte for 0 in its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) => withParts(rig, { keyId: (name, _type, key) => rig.parts.keyId(name, 0, key) }),
});

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const keyIdOverSpki = logFault({
  text: 'takes its key as SubjectPublicKeyInfo in its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, { keyId: (name, type, key) => rig.parts.keyId(name, type, Buffer.concat([SPKI, key])) }),
});

export const keyIdWithoutNewline = logFault({
  text: 'leaves the newline out of what its key ID is the hash of',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      keyId: (name, type, key) =>
        Buffer.from(sha256(Buffer.concat([Buffer.from(name), Uint8Array.of(type), key]))).readUInt32BE(),
    }),
});

export const secondSignatureBroken = logFault({
  text: 'adds a second line under its own key that does not verify',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => ({ ...rig, cosigners: [{ ...rig.signer, sign: (text) => rig.signer.sign(`${text}\n`) }] }),
});

export const signatureBrokenForEverySecondReader = logFault({
  text: 'breaks the signature for every second reader',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => {
    const second = everyNth(2);
    return withServedCheckpoint(rig, (note) => (second() ? note.replace(/\n\d+\n/, '\n299\n') : note));
  },
});

export const signatureLineOfAnotherName = logFault({
  text: 'writes another name on its signature line than its key has',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.map((line) => ({ ...line, name: `${line.name}/log` })),
        ),
    }),
});

export const signatureOfAnOlderCheckpoint = logFault({
  text: 'signs once and puts that signature under every later text',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => {
    let kept: Uint8Array | undefined;
    return withSigning(rig, (text, sign) => {
      kept ??= sign(text);
      return kept;
    });
  },
});

export const signatureOverAHash = logFault({
  text: 'signs the hash of the text in hex',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => withSigning(rig, (text, sign) => sign(Buffer.from(sha256(Buffer.from(text))).toString('hex'))),
});

export const signatureOverTheBlankLine = logFault({
  text: 'signs the text together with the blank line after it',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => withSigning(rig, (text, sign) => sign(`${text}\n`)),
});

export const signatureWithoutFinalNewline = logFault({
  text: 'signs the text without its final newline',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => withSigning(rig, (text, sign) => sign(text.slice(0, -1))),
});

export const signedByAWitnessOnly = logFault({
  text: 'loses its own signature when a witness adds one',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [witnessSigner('witness.example/w', 1_700_000_000)] },
      { note: (text, lines) => rig.parts.note(text, lines.slice(1)) },
    ),
});
