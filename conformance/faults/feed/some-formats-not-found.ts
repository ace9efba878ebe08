import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of some formats that they are not found, and of others that they are no method',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#changed'],
  install: (rig) =>
    withFeedAnswers(rig, /\.stonetouch/, async (response) => {
      const text = (await response.text()).replace('501', '404').replace('Invalid method', 'Not found');
      return new Response(text, { status: response.status, headers: response.headers });
    }),
});
