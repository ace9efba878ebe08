import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOldMembers } from '../feed-changes.ts';

export default fault<FeedRig>({
  text: 'has times, types and link of a changed event in JSONP as they were',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#in-jsonp'],
  install: (rig) => withOldMembers(rig, 'jsonp'),
});
