import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
