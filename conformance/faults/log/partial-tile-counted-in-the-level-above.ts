import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'rounds up where it counts the hashes of a level, so that a partial tile has one above',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      partialWidth: (size, level) => {
        const under = 256n ** BigInt(level);
        return Number(((size + under - 1n) / under) % 256n);
      },
    }),
});
