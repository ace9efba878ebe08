import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withDigestsCut } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes a digest for P-384 that is too long, and verifies its first 48 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ curve }) => curve === 'P-384'),
});
