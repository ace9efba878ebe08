import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has a no-break space in its origin',
  breaks: 'LOG-CP-016',
  caughtBy: ['log/checkpoint/origin-form#space'],
  alsoFails: ['log/checkpoint/signer-name#other-name', 'log/checkpoint/origin#not-the-given'],
  install: (rig) => ({ ...rig, origin: `${rig.origin}\u00a0log` }),
});
