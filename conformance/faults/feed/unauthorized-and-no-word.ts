import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedHeaders } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers 401 without a challenge',
  breaks: 'FEED-HT-014',
  caughtBy: ['feed/http/challenge#missing'],
  install: (rig) =>
    withFeedHeaders({ ...rig, choices: { ...rig.choices, status: 'mirrored' } }, /./, (headers) =>
      headers.delete('www-authenticate'),
    ),
});
