import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts the entries of a bundle in another order when it becomes full',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#changed'],
  // The bundle no longer belongs to its tile either.
  alsoFails: ['log/tiles/match-entries#leaf-hash', 'log/growth/published#lost'],
  install: (rig) =>
    withStored(rig, /^tile\/entries\/001$/, (bytes) => rig.parts.bundle([...rig.parts.unbundle(bytes)!].reverse())),
});
