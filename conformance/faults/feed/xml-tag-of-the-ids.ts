import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withTags } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of XML of the ids alone',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#changed'],
  install: (rig) =>
    withTags(rig, (data) => (data.match(/<id>\d*<\/id>/g) ?? []).join(), undefined, /\/events\/.*\.xml(\?|$)/),
});
