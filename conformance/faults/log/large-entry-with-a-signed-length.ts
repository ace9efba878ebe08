import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes 32,767 for the length of every longer entry in a bundle, which then shifts what comes behind',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#trailing-bytes'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) => {
        const bytes = Buffer.from(rig.parts.bundle(entries));
        let at = 0;
        for (const { length } of entries) {
          bytes.writeUInt16BE(Math.min(length, 32_767), at);
          at += 2 + length;
        }
        return bytes;
      },
    }),
});
