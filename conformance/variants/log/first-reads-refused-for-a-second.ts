import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers 503 to the first read of a checkpoint, a tile and a bundle, with Retry-After, and then what was asked for',
  cites: 'RFC 9110, sections 15.6.4 and 10.2.3: a client may come again after that time',
  install: (rig) => {
    const asked = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const kind = /checkpoint|entries|tile/.exec(request.url)?.[0] ?? '';
      if (request.method !== 'GET' || asked.has(kind)) return next(request);
      asked.add(kind);
      return new Response('busy\n', { status: 503, headers: { 'retry-after': '1' } });
    });
  },
});
