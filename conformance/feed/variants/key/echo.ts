import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const redirectWithTheKey = feedVariant({
  text: 'redirects requests to another address, with the key',
  cites: 'RFC 9110, section 10.2.2: Location names the target of the redirection, with its query',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      if (request.method !== 'GET' || !url.pathname.endsWith('.xml') || url.searchParams.has('again'))
        return next(request);
      url.searchParams.set('again', 'yes');
      return new Response(null, { status: 302, headers: { location: url.href, 'cache-control': 'no-store' } });
    }),
});
