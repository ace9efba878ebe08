import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'redirects every request to create an entry to another path of the same host, now with 307 and now with 308',
  cites: 'RFC 9110, section 15.4.8: 307 sends a client elsewhere for this once, with the same method; 15.4.9 for good',
  install: (rig) => {
    let count = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/primary/')) {
        url.pathname = url.pathname.replace('/primary/', '/');
        const { method, headers, signal } = request;
        const body = method === 'GET' || method === 'HEAD' ? null : await request.bytes();
        return next(new Request(url, { method, headers, signal, body }));
      }
      if (!url.pathname.endsWith('/log/entries')) return next(request);
      const status = count++ % 2 === 0 ? 307 : 308;
      return new Response(null, { status, headers: { location: `/primary${url.pathname}` } });
    });
  },
});
