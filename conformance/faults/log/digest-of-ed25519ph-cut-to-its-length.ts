import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withDigestsCut } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes a digest for Ed25519ph that is too long, and verifies its first 64 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ family }) => family === 'ed25519ph'),
});
