import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers requests with a wrong key in XML without the element `data`',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#no-envelope'],
  install: (rig) =>
    withFeedText(rig, /\.xml(\?|$)/, (text) =>
      text.includes('<status>401</status>') ? text.replace(/<data>.*<\/data>|<data\/>/s, '') : text,
    ),
});
