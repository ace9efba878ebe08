import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts the last two entries of a bundle in the order in which they arrived',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) => rig.parts.bundle([...entries.slice(0, -2), ...entries.slice(-2).reverse()]),
    }),
});
