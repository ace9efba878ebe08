import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the last entry out of a bundle',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#count'],
  install: (rig) => withParts(rig, { bundle: (entries) => rig.parts.bundle(entries.slice(0, -1)) }),
});
