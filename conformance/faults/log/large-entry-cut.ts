import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes an entry of more than 65,535 bytes, and logs as many of them',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/entry#accepted'],
  install: (rig) =>
    withParts(rig, { canonicalBody: (entry) => rig.parts.canonicalBody(entry).subarray(0, rig.parts.entryLimit()) }),
});
