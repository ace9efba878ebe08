import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'is frozen, and its checkpoint does not say so',
  breaks: 'LOG-RV-001',
  caughtBy: ['log/rekor/frozen-line#line'],
  needs: { declare: { frozen: 'yes' }, append: false },
  install: (rig) => withMiddleware(rig, (next) => (request) => next(request)),
});
