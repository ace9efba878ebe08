import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const badPercentIsAnError = feedFault({
  text: 'fails at a percent sign before no digits',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/unusual-requests/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.url.includes('%zz')) return new Response('URIError: URI malformed', { status: 500 });
      return next(request);
    }),
});

export const longCallbackUnanswered = feedFault({
  text: 'does not answer a request with a very long callback',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/unusual-requests/answered#no-answer'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const callback = new URL(request.url).searchParams.get('callback') ?? '';
      if (callback.length > 1000) throw new RangeError('Maximum call stack size exceeded');
      return next(request);
    }),
});

export const longSlugIsAnError = feedFault({
  text: 'fails at a long slug',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/unusual-requests/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.url.length > 1000) return new Response('too long for a file name', { status: 500 });
      return next(request);
    }),
});

export const postFails = feedFault({
  text: 'fails when it is asked with POST',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/unusual-requests/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) =>
        request.method === 'POST' ? Promise.resolve(new Response('internal error\n', { status: 500 })) : next(request),
    ),
});
