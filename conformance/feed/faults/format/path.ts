import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedText } from '../../testbed/alterations.ts';

export const acceptDecides = feedFault({
  text: 'serves the format that the client would rather have',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/format/path#other-format'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => (request) => {
      const rather = /^(?:text\/html.*|application\/)(json|xml)/.exec(request.headers.get('accept') ?? '')?.[1];
      const url = rather ? request.url.replace(/\.(?:json|xml)(?=\?|$)/, `.${rather}`) : request.url;
      return next(new Request(url, { method: request.method, headers: request.headers }));
    }),
});

export const acceptRefused = feedFault({
  text: 'refuses a format that the client would rather not have',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/format/path#refused'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const refused = /^application\/xml,/.test(request.headers.get('accept') ?? '') && /\.json/.test(request.url);
      return refused ? new Response(null, { status: 406, headers: { 'cache-control': 'no-store' } }) : next(request);
    }),
});

export const xmlInACall = feedFault({
  text: 'wraps XML in a call',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/format/path#wrapped'],
  install: (rig) =>
    withFeedText(
      rig,
      /\.xml\?(.*&)?callback=/,
      (text, path) => `${new URL(path, 'http://feed').searchParams.get('callback')}(${text});`,
    ),
});
