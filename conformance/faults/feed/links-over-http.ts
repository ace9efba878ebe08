import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives links with http',
  breaks: 'FEED-OD-010',
  caughtBy: ['feed/known/link#not-https'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? link.replace('https:', 'http:') : link!,
    })),
});
