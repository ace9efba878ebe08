import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves the format that the client would rather have',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/agreement/path#other-format'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => (request) => {
      const rather = /^(?:text\/html.*|application\/)(json|xml)/.exec(request.headers.get('accept') ?? '')?.[1];
      const url = rather ? request.url.replace(/\.(?:json|xml)(?=\?|$)/, `.${rather}`) : request.url;
      return next(new Request(url, { method: request.method, headers: request.headers }));
    }),
});
