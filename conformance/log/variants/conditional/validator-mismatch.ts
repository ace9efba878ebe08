import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { notModifiedResponse } from '../../testbed/not-modified.ts';

export const tagAndDateBothHaveToBeCurrent = logVariant({
  text: 'has Last-Modified as well, and answers 304 only where the tag and the date that it is given are both current, as nginx does',
  cites:
    'RFC 9110, section 13.1.3: a date is ignored beside If-None-Match; 200 with the resource is right for each request',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const modified = 'Wed, 19 Aug 2026 06:42:17 GMT';
      const since = request.headers.get('if-modified-since');
      const headers = new Headers(request.headers);
      if (since !== null && since !== modified) headers.delete('if-none-match');
      const response = await next(new Request(request, { headers }));
      if (response.status !== 200) return response;
      if (since === modified && !request.headers.has('if-none-match')) return notModifiedResponse(response);
      const shown = new Headers(response.headers);
      shown.set('last-modified', modified);
      return new Response(response.body, { status: response.status, headers: shown });
    }),
});
