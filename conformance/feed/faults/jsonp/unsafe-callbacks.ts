import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';

export const reservedWordsAsCallbacks = feedFault({
  text: 'accepts reserved words of JavaScript as callbacks: `while({…});` never ends',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#reflected'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => (/^[a-z]+$/.test(given.join()) ? given[0] : rig.parts.callback(given)),
    }),
});

export const callbackStripped = feedFault({
  text: 'removes characters from a callback that are not allowed in it',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe-callbacks#stripped'],
  install: (rig) => withFeedParts(rig, { callback: ([name]) => name?.replace(/[^\w$.]/g, '') || undefined }),
});

export const callbackUncheckedInErrors = feedFault({
  text: 'uses callbacks that are not names in its errors',
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
  text: 'accepts any text as a callback',
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
