import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'has no XML',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#not-served'],
  install: (rig) =>
    withFeedAnswers(
      rig,
      /\.xml(\?|$)/,
      () => new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
    ),
});
