import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedJson, withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';
import { acceptsGzip } from '../../testbed/content-codings.ts';
import { withFeedUrl, withoutKeyCheck } from '../../testbed/keys.ts';

type Keys = Parameters<typeof feedFault>[0]['caughtBy'];

/** Requires no key for some requests. */
const openFor = (
  text: string,
  isOpen: (request: Request) => boolean,
  caughtBy: Keys,
  alsoFails: readonly Keys[number][] = [],
) =>
  feedFault({
    text: `asks for no key ${text}`,
    breaks: 'FEED-KY-001',
    caughtBy,
    alsoFails,
    install: (rig) => withoutKeyCheck(rig, isOpen),
  });

/** Reads some paths as those of JSON, and requires no key for them. */
const openPaths = (text: string, pattern: RegExp, mark: string) =>
  feedFault({
    text,
    breaks: 'FEED-KY-001',
    caughtBy: ['feed/key/required#other-path'],
    install: (rig) =>
      withFeedUrl(
        withoutKeyCheck(rig, ({ url }) => url.includes(`${mark}=`)),
        (url) => {
          if (!pattern.test(url.pathname)) return;
          url.pathname = url.pathname.replace(/\.[^./]+$/, '.json');
          url.searchParams.set(mark, 'yes');
        },
      ),
  });

const pathOf = ({ url }: Request) => new URL(url).pathname;
const isXml = (request: Request) => pathOf(request).endsWith('.xml');
const hasCallback = ({ url }: Request) => new URL(url).searchParams.has('callback');
const hasKey = (path: string) => /[?&]key=/.test(path);

export const anyEndingWithoutKey = openPaths(
  'takes any ending of a path for JSON, and asks for a key only where the path is a documented one',
  /\/events\/.*\.(?!(?:json|xml)$)[^./]+$/,
  'ending',
);

export const otherFormatsWithoutKey = openPaths(
  'takes the format in capitals as well, and asks for no key there',
  /\.JSON$/,
  'capitals',
);

export const conditionalWithoutKey = openFor(
  'where a request is conditional',
  ({ headers }) => headers.has('if-none-match'),
  ['feed/key/required#conditional'],
);

export const cookieWithoutKey = openFor('where a request has a cookie', ({ headers }) => headers.has('cookie'), [
  'feed/key/required#header',
]);

export const emptyCallbackWithoutKey = openFor(
  'where a callback is given and empty',
  ({ url }) => new URL(url).searchParams.get('callback') === '',
  ['feed/key/required#jsonp'],
);

export const escapedPathWithoutKey = openFor(
  'where a letter of the path is percent-encoded',
  ({ url }) => /%65ngineering/.test(url),
  ['feed/key/required#spelling'],
);

export const doubledSlashWithoutKey = feedFault({
  text: 'merges slashes of a path, and asks for no key there',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#spelling'],
  install: (rig) =>
    withFeedUrl(
      withoutKeyCheck(rig, ({ url }) => url.includes('merged=')),
      (url) => {
        if (!url.pathname.includes('//')) return;
        url.pathname = url.pathname.replaceAll(/\/+/g, '/');
        url.searchParams.set('merged', 'yes');
      },
    ),
});

export const gzipWithoutKey = openFor('where the client accepts gzip', acceptsGzip, [
  'feed/key/required#coding',
  'feed/key/invalid#form',
]);

export const gzipXmlWithoutKey = openFor(
  'where the client accepts gzip and the format is XML',
  (request) => acceptsGzip(request) && isXml(request),
  ['feed/key/required#coding', 'feed/key/invalid#form'],
);

export const headWithoutKey = openFor(
  'where the method is HEAD',
  ({ method }) => method === 'HEAD',
  ['feed/key/required#head'],
  ['feed/key/invalid#head'],
);

export const jsonpWithoutKey = openFor('where a callback is given', hasCallback, [
  'feed/key/required#jsonp',
  'feed/key/invalid#form',
]);

export const languageWithoutKey = openFor(
  'where a request names a language',
  ({ headers }) => headers.has('accept-language'),
  ['feed/key/required#header'],
);

export const localProxyWithoutKey = openFor(
  'where a request says that it was forwarded for the same machine',
  ({ headers }) => headers.get('x-forwarded-for') === '127.0.0.1',
  ['feed/key/required#header'],
);

export const originWithoutKey = openFor('where a request comes from a page', ({ headers }) => headers.has('origin'), [
  'feed/key/required#header',
]);

export const rangeWithoutKey = openFor('where a request asks for a range', ({ headers }) => headers.has('range'), [
  'feed/key/required#header',
]);

export const otherSiteWithoutKey = openFor('where the site is another', ({ url }) => url.includes('/eng.'), [
  'feed/key/required#other-site',
]);

export const thirdSiteWithoutKeyInJsonp = openFor(
  'in JSONP of a site that is not asked for often',
  ({ url }) => /\/science\.json\?(.*&)?callback=/.test(url),
  ['feed/key/required#other-site'],
);

export const xmlWithACallbackWithoutKey = openFor(
  'where the format is XML and a callback is given',
  (request) => isXml(request) && hasCallback(request),
  ['feed/key/required#xml', 'feed/key/invalid#form'],
);

export const xmlWithoutKey = openFor('where the format is XML', isXml, [
  'feed/key/required#xml',
  'feed/key/invalid#form',
]);

export const eventsRepeatedToTheNextClient = feedFault({
  text: 'answers the next client with the events that it gave before',
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

export const keyNotRequired = feedFault({
  text: 'gives events to clients that send no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  // A parameter of another name, such as `key[$ne]`, is no key.
  alsoFails: ['feed/key/invalid#query'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length === 0 ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
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

export const titlesWithoutKey = feedFault({
  text: 'shows clients without a key the number, title and link of each event',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  // A parameter of another name, such as `key[$ne]`, is no key.
  alsoFails: ['feed/key/invalid#query'],
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
