import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves other entries than it has hashed, of those that come during the run',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/growth/published#lost'],
  install: (rig) => {
    const lie = (entry: Uint8Array) => (Buffer.from(entry).includes('leaf') ? Buffer.from('lie') : entry);
    return withParts(rig, { bundle: (entries) => rig.parts.bundle(entries.map(lie)) });
  },
});
