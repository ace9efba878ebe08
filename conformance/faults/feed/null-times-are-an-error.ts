import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'fails where an event has null for `times`',
  breaks: 'FEED-FM-001',
  caughtBy: ['feed/served/json#not-served'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json(\?(?!.*callback=)|$)/, async (response) => {
      const failed = (await response.clone().text()).includes('"times":null');
      return failed ? new Response('Internal Server Error', { status: 500 }) : response;
    }),
});
