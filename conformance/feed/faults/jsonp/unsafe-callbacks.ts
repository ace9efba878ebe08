import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';

export const reservedWordsAsCallbacks = feedFault({
  text: 'takes words of JavaScript for the names of functions: `while({…});` never ends',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#reflected'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => (/^[a-z]+$/.test(given.join()) ? given[0] : rig.parts.callback(given)),
    }),
});

export const callbackStripped = feedFault({
  text: 'takes out of a callback what is not allowed in one',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#stripped'],
  install: (rig) => withFeedParts(rig, { callback: ([name]) => name?.replace(/[^\w$.]/g, '') || undefined }),
});

export const callbackUncheckedInErrors = feedFault({
  text: 'calls what is no name in an error',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#reflected'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      const name = url.searchParams.get('callback');
      if (name === null || /^[\w$.]+$/.test(name)) return next(request);
      url.searchParams.delete('callback');
      const plain = await next(new Request(url));
      const text = await plain.text();
      if (!text.includes('"status":401')) return next(request);
      return new Response(`${name}(${text});`, { headers: { 'content-type': 'text/javascript' } });
    }),
});

export const callbackUnchecked = feedFault({
  text: 'takes any text for a callback',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#reflected'],
  install: (rig) => withFeedParts(rig, { callback: ([name]) => name || undefined }),
});

export const callbacksJoined = feedFault({
  text: 'joins the callbacks of one request',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#reflected'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => {
        const right = given.map((name) => rig.parts.callback([name]));
        return right.includes(null) ? null : right.filter((name) => name !== undefined).join(',') || undefined;
      },
    }),
});
