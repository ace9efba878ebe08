import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the newline out of what its key ID is the hash of',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      keyId: (name, type, key) =>
        Buffer.from(sha256(Buffer.concat([Buffer.from(name), Uint8Array.of(type), key]))).readUInt32BE(),
    }),
});
