import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { witnessedLogFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { ALL_OF_THREE } from '../../testbed/witnesses/policies.ts';
import { withCosignature, witnessSeed } from '../../testbed/witnesses/witnesses.ts';

const CAUGHT = ['log/cosignatures/verifies#does-not-verify'] as const;

export const cosignatureOfAnOlderTree = witnessedLogFault({
  text: 'keeps the first cosignature of a witness and puts it under every later checkpoint',
  breaks: 'LOG-CO-002',
  caughtBy: CAUGHT,
  needs: { policy: ALL_OF_THREE },
  install: (rig) => {
    let kept: Uint8Array | undefined;
    return withCosignature(rig, 0, (text, sign) => (kept ??= sign(text)));
  },
});

export const cosignatureOfAnotherSize = witnessedLogFault({
  text: 'adds an ML-DSA-44 cosignature over a tree that has an entry more',
  breaks: 'LOG-CO-002',
  caughtBy: CAUGHT,
  install: (rig) =>
    withCosignature(rig, 1, (text, sign) => sign(text.replace(/\n(\d+)\n/, (_, size) => `\n${BigInt(size) + 1n}\n`))),
});

export const cosignatureOverTheNoteAlone = witnessedLogFault({
  text: 'adds an Ed25519 cosignature over the text of the note, without the two lines before it',
  breaks: 'LOG-CO-002',
  caughtBy: CAUGHT,
  install: (rig) => {
    const plain = ed25519Signer({ name: 'witness.example/w3', privateKey: witnessSeed(2) });
    return withCosignature(rig, 2, (text, sign) => Buffer.concat([sign(text).subarray(0, 8), plain.sign(text)]));
  },
});

export const cosignatureWithAnotherTime = witnessedLogFault({
  text: 'sets the time of a cosignature anew, which the signature does not cover then',
  breaks: 'LOG-CO-002',
  caughtBy: CAUGHT,
  install: (rig) =>
    withCosignature(rig, 0, (text, sign) => {
      const signature = Buffer.from(sign(text));
      signature.writeBigUInt64BE(signature.readBigUInt64BE() - 1n);
      return signature;
    }),
});

export const cosignatureBrokenForLaterReaders = witnessedLogFault({
  text: 'breaks a cosignature in the checkpoint for all but the first readers',
  breaks: 'LOG-CO-002',
  caughtBy: CAUGHT,
  install: (rig) => {
    let reads = 0;
    return withServedCheckpoint(rig, (note) => {
      if (++reads < 4) return note;
      const lines = note.split('\n');
      const at = lines.findIndex((line) => line.includes('/w3 '));
      const [dash, name, base64] = lines[at]!.split(' ');
      const payload = Buffer.from(base64!, 'base64');
      payload[payload.length - 40]! ^= 1;
      return lines.with(at, `${dash} ${name} ${payload.toString('base64')}`).join('\n');
    });
  },
});
