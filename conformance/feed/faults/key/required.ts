import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedJson, withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';
import { acceptsGzip } from '../../testbed/content-codings.ts';
import { withFeedUrl, withoutKeyCheck } from '../../testbed/keys.ts';

const KNOWN = /\.(json|xml)$/;

export const anyEndingWithoutKey = feedFault({
  text: 'takes any ending of a path for JSON, and asks for a key only where the path is one of those written down',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-path'],
  install: (rig) =>
    withFeedUrl(
      withoutKeyCheck(rig, ({ url }) => url.includes('ending=')),
      (url) => {
        if (!url.pathname.includes('/events/') || KNOWN.test(url.pathname)) return;
        url.pathname = url.pathname.replace(/\.[^./]+$/, '.json');
        url.searchParams.set('ending', 'yes');
      },
    ),
});

export const conditionalWithoutKey = feedFault({
  text: 'asks for no key where a request is conditional',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#conditional'],
  install: (rig) => withoutKeyCheck(rig, ({ headers }) => headers.has('if-none-match')),
});

export const escapedPathWithoutKey = feedFault({
  text: 'asks for no key where a letter of the path is percent-encoded',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#spelling'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => /%65ngineering/.test(url)),
});

export const eventsRepeatedToTheNextClient = feedFault({
  text: 'answers whoever asks next with the events that it gave before',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/required#json', 'feed/key/independent#accepted'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => {
    const kept = new Map<string, Response>();
    return withFeedAnswers(rig, /\.json(\?(?!.*callback)|$)/, async (response, path) => {
      const [name = ''] = path.split('?');
      const before = kept.get(name);
      kept.delete(name);
      const text = await response.clone().text();
      if (text.includes('"status":200')) kept.set(name, response.clone());
      return before && /"status":(401|511)/.test(text) ? before : response;
    });
  },
});

const CAPITALS = /\.JSON$/;

export const otherFormatsWithoutKey = feedFault({
  text: 'takes the format in capitals as well, and asks for no key there',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-path'],
  install: (rig) =>
    withFeedUrl(
      withoutKeyCheck(rig, ({ url }) => url.includes('capitals=')),
      (url) => {
        if (!CAPITALS.test(url.pathname)) return;
        url.pathname = url.pathname.replace(CAPITALS, '.json');
        url.searchParams.set('capitals', 'yes');
      },
    ),
});

export const gzipWithoutKey = feedFault({
  text: 'asks whoever accepts gzip for no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#coding', 'feed/key/invalid#form'],
  install: (rig) => withoutKeyCheck(rig, acceptsGzip),
});

export const gzipXmlWithoutKey = feedFault({
  text: 'asks whoever wants XML in gzip for no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#coding', 'feed/key/invalid#form'],
  install: (rig) =>
    withoutKeyCheck(rig, (request) => acceptsGzip(request) && new URL(request.url).pathname.endsWith('.xml')),
});

export const headWithoutKey = feedFault({
  text: 'asks for no key where the method is HEAD',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#head'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => withoutKeyCheck(rig, ({ method }) => method === 'HEAD'),
});

export const jsonpWithoutKey = feedFault({
  text: 'asks for no key where a callback is given',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#jsonp', 'feed/key/invalid#form'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => new URL(url).searchParams.has('callback')),
});

export const keyNotRequired = feedFault({
  text: 'gives events to whoever sends no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length === 0 ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});

export const otherSiteWithoutKey = feedFault({
  text: 'asks for no key where the site is another',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-site'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => url.includes('/eng.')),
});

export const postWithoutKey = feedFault({
  text: 'answers POST as GET, and asks for no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#method', 'feed/key/invalid#form'],
  alsoFails: ['feed/http/other-methods#changed'],
  install: (rig) => {
    const open = withoutKeyCheck(rig, ({ headers }) => headers.has('x-posted'));
    return withFeedMiddleware(open, (next) => async (request) => {
      if (request.method !== 'POST') return next(request);
      return next(new Request(request.url, { headers: { 'x-posted': 'yes' } }));
    });
  },
});

export const thirdSiteWithoutKeyInJsonp = feedFault({
  text: 'asks for no key in JSONP of a site that is not asked for often',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-site'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => /\/science\.json\?(.*&)?callback=/.test(url)),
});

const hasKey = (path: string) => /[?&]key=/.test(path);

export const titlesWithoutKey = feedFault({
  text: 'shows whoever has no key the number, title and link of each event',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  install: (rig) =>
    withFeedJson(
      withoutKeyCheck(rig, ({ url }) => /\.json(\?(?!.*callback=)|$)/.test(url) && !hasKey(url)),
      (envelope, path) =>
        hasKey(path) || !Array.isArray(envelope.data)
          ? envelope
          : {
              ...envelope,
              data: (envelope.data as readonly JsonObject[]).map(({ id, title, link }) => ({
                id: id!,
                title: title!,
                link: link!,
              })),
            },
    ),
});

export const xmlWithACallbackWithoutKey = feedFault({
  text: 'asks for no key where XML is wanted and a callback is given',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#xml', 'feed/key/invalid#form'],
  install: (rig) =>
    withoutKeyCheck(rig, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      return pathname.endsWith('.xml') && searchParams.has('callback');
    }),
});

export const xmlWithoutKey = feedFault({
  text: 'asks for no key where XML is wanted',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#xml', 'feed/key/invalid#form'],
  install: (rig) => withoutKeyCheck(rig, ({ url }) => new URL(url).pathname.endsWith('.xml')),
});
