import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'does not find anything with a callback',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#not-served'],
  install: (rig) =>
    withFeedAnswers(
      rig,
      /callback=/,
      () => new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
    ),
});
