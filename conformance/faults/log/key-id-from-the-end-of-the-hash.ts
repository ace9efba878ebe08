import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes the last four bytes of the hash for its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      keyId: (name, type, key) =>
        Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(type), key]))).readUInt32BE(28),
    }),
});
