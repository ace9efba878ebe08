import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has its bundles only in gzip, and refuses whoever will not have that',
  cites:
    'C2SP tlog-tiles, "Log entries": gzip without negotiation; RFC 9110, section 12.5.3: 406 where none is acceptable',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      if (!below(request).startsWith('tile/entries/')) return next(request);
      if (/gzip;q=0/.test(request.headers.get('accept-encoding') ?? '')) return new Response(null, { status: 406 });
      return next(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip' } }),
      );
    }),
});
