import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const headWithoutLength = logVariant({
  text: 'answers HEAD without a Content-Length',
  cites: 'RFC 9110, section 8.6: a server may send it',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (request.method !== 'HEAD') return response;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(null, { status: response.status, headers });
    }),
});
