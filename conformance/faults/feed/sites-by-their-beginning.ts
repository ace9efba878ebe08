import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists for a site the events of sites whose slugs begin like it',
  breaks: 'FEED-LI-003',
  caughtBy: ['feed/other-site/apart#leaked'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      stamps: (site) =>
        store
          .sites()
          .filter(({ slug }) => slug.startsWith(site.slug))
          .flatMap((one) => store.stamps(one)),
    })),
});
