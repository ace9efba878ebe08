import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers HEAD as if nothing were there',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same#status'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) => (request.method === 'HEAD' ? new Response(null, { status: 404 }) : next(request)),
    ),
});
