import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'redirects every read to another path of the same host',
  cites: 'RFC 9110, section 15.4.8: 307 sends a client elsewhere for this once',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/mirror/')) {
        url.pathname = url.pathname.replace('/mirror/', '/');
        return next(new Request(url, request));
      }
      if (request.method !== 'GET') return next(request);
      return new Response(null, { status: 307, headers: { location: `/mirror${url.pathname}` } });
    }),
});
