import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names a partial bundle by one entry less than it has',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/entries/served#missing'],
  install: (rig) => withParts(rig, { bundlePath: (index, width) => rig.parts.bundlePath(index, width && width - 1) }),
});
