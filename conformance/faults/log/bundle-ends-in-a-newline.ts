import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts a newline after the last entry of a bundle',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#trailing-bytes'],
  install: (rig) =>
    withParts(rig, { bundle: (entries) => Buffer.concat([rig.parts.bundle(entries), Buffer.from('\n')]) }),
});
