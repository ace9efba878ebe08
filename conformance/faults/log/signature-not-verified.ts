import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes any signature for one that verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  // Over gRPC it is the same log.
  alsoFails: ['log/rpc/codes#accepted'],
  install: (rig) => withParts(rig, { verifyDigest: () => true }),
});
