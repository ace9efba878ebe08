import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { rsaOfAnyLength } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA key of any length',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => withParts(rig, rsaOfAnyLength(rig.parts)),
});
