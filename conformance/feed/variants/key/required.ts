import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withFeedUrl, withoutKeyCheck } from '../../testbed/keys.ts';

export const otherFormatsWithKey = feedVariant({
  text: 'takes the format in capitals as well, with a key',
  cites: 'Interface, "Endpoints": of other paths than those of the events and of the site list it says nothing',
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      url.pathname = url.pathname.replace(/\.JSON$/, '.json');
    }),
});

/** Longer than the refusal of a key in the envelope. */
const LENGTH = 600;

export const headNotImplementedInALongPage = feedVariant({
  text: 'does not implement HEAD, and answers it with a page that is longer than a refusal',
  cites: 'RFC 9110, section 15.6.2: 501 is for a method that is not recognised',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.method !== 'HEAD') return next(request);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': `${LENGTH}` };
      return new Response(null, { status: 501, headers });
    }),
});

export const publicTableAtAnotherPath = feedVariant({
  text: 'has a table of the events beside, with an ending of its own, for everybody',
  cites: 'Interface, "Endpoints": the format is json or xml; of other paths it says nothing',
  install: (rig) =>
    withFeedMiddleware(
      withFeedUrl(
        withoutKeyCheck(rig, ({ url }) => url.includes('table=')),
        (url) => {
          if (!url.pathname.endsWith('.csv')) return;
          url.pathname = url.pathname.replace(/csv$/, 'json');
          url.searchParams.set('table', 'yes');
        },
      ),
      (next) => async (request) => {
        const answer = await next(request);
        if (new URL(request.url).pathname.endsWith('.csv')) answer.headers.set('content-type', 'text/csv');
        return answer;
      },
    ),
});

export const pagesOfOthersRefused = feedVariant({
  text: 'refuses with a page, whatever the key, who comes from another page, has a cookie or asks for a range',
  cites: 'RFC 9110, section 15.5.4: a server may refuse a request for reasons that have nothing to do with credentials',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (!['origin', 'cookie', 'range', 'x-forwarded-for'].some((name) => request.headers.has(name)))
        return next(request);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(request.method === 'HEAD' ? null : '<!doctype html><p>Forbidden', { status: 403, headers });
    }),
});
