import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const redirectWithTheKey = feedVariant({
  text: 'redirects requests to another address, with the key',
  cites: 'RFC 9110, section 10.2.2: Location names the target of the redirection, with its query',
  install: (rig) => withRedirects(rig, () => null),
});

export const redirectNoteWithTheKey = feedVariant({
  text: 'redirects requests to another address, with a note for people that has a link to it',
  cites: 'RFC 9110, section 15.4.3: the content of a redirect usually has a note with a hyperlink to the target',
  install: (rig) => withRedirects(rig, (target) => `<a href="${target.replaceAll('&', '&amp;')}">Found</a>.\n`),
});

function withRedirects(rig: FeedRig, noteOf: (target: string) => string | null): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.pathname.endsWith('.xml') || url.searchParams.has('again'))
      return next(request);
    url.searchParams.set('again', 'yes');
    const headers = { location: url.href, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' };
    return new Response(noteOf(url.href), { status: 302, headers });
  });
}
