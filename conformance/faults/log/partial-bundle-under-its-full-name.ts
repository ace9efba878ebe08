import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves a partial bundle under the path of the full one',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#count'],
  install: (rig) => withParts(rig, { bundlePath: (index) => rig.parts.bundlePath(index) }),
});
