import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';

const IS_WORD = /^\w+$/;

export const refusalInACallOfADefaultName = feedVariant({
  text: 'takes words of ASCII letters as callbacks alone, and refuses others in a call of a function of its own choice',
  cites: 'Interface, "Errors": other status codes and their conditions are not shown',
  warns: ['feed/jsonp/callback-names#other-call'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const callback = new URL(request.url).searchParams.get('callback');
      if (callback === null || IS_WORD.test(callback)) return next(request);
      const meta = { requests: 1, timestamp: Math.floor(rig.clock.now() / 1000), status: 400, message: 'No such name' };
      const text = `/**/callback(${JSON.stringify({ meta: { ...meta, method_id: 1559, method: null }, data: null })});`;
      const headers = {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };
      return new Response(text, { status: 200, headers });
    }),
});

export const callbackOfAnIdentifierAlone = feedVariant({
  text: 'takes identifiers as callbacks, with `$`, and answers others with JSON alone',
  cites: 'Interface, "Endpoints": which names a callback may have is not shown',
  warns: ['feed/jsonp/callback-names#refused'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => (/^[\w$]+$/.test(given[0] ?? '') ? rig.parts.callback(given) : undefined),
    }),
});
