import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves the events of a site in XML alone',
  breaks: 'FEED-FM-001',
  caughtBy: ['feed/served/json#not-served'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json(\?(?!.*callback=)|$)/, () => new Response('not found', { status: 404 })),
});
