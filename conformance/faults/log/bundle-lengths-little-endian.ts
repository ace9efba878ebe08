import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the length of an entry with its low byte first',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#truncated'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) =>
        Buffer.concat(entries.flatMap((entry) => [Uint8Array.of(entry.length & 0xff, entry.length >> 8), entry])),
    }),
});
