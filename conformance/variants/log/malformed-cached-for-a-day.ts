import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'lets caches keep for a day that a malformed path is one',
  cites: 'RFC 9111, section 4.2: what can never be there may be kept absent',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const odd = response.status === 404 && !/^tile\/(\d|entries)\/(x\d{3}\/)*\d{3}(\.p\/\d+)?$/.test(below(request));
      return odd ? new Response('no\n', { status: 404, headers: { 'cache-control': 'max-age=86400' } }) : response;
    }),
});
