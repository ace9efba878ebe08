import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';

export const callbackInLowerCase = feedFault({
  text: 'writes callbacks in lower case',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/library-callbacks#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(name.toLowerCase(), frame) }),
});

export const callbackLeftOver = feedFault({
  text: 'calls the function of another request that is under way',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/library-callbacks#left-over'],
  install: (rig) => {
    const open = new Set<string>();
    return withFeedMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      const callback = url.searchParams.get('callback');
      if (callback !== null) open.add(callback);
      await new Promise(setImmediate);
      const [left] = [...open].filter((name) => name.startsWith('jQuery'));
      if (callback === null && left !== undefined && url.pathname.endsWith('.json'))
        url.searchParams.set('callback', left);
      return next(new Request(url, request)).finally(() => callback !== null && open.delete(callback));
    });
  },
});

export const callbackOfFortyAtMost = feedFault({
  text: 'takes callbacks of forty characters at most, one less than those of jQuery',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/library-callbacks#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => ((given[0]?.length ?? 0) > 40 ? null : rig.parts.callback(given)) }),
});

export const firstCallbackForAll = feedFault({
  text: 'keeps the answer to the first callback for all',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/library-callbacks#another-request'],
  install: (rig) => {
    let first: string | undefined;
    return withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp((first ??= name), frame) });
  },
});

export const callbackShortOnly = feedFault({
  text: 'takes callbacks of twenty characters at most',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/library-callbacks#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => ((given[0]?.length ?? 0) > 20 ? null : rig.parts.callback(given)) }),
});
