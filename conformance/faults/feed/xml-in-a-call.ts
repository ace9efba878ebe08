import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'wraps XML in a call',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/agreement/path#wrapped'],
  install: (rig) =>
    withFeedText(
      rig,
      /\.xml\?(.*&)?callback=/,
      (text, path) => `${new URL(path, 'http://feed').searchParams.get('callback')}(${text});`,
    ),
});
