import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'lets caches keep the answer that something is not there for a minute',
  cites: 'RFC 9111, section 4.2: no bound is stated; a minute passes',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404) return response;
      return new Response('not found\n', { status: 404, headers: { 'cache-control': 'max-age=60' } });
    }),
});
