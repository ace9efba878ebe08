import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const sitesByTheirBeginning = feedFault({
  text: 'lists for a site the events of sites whose slugs begin like it',
  breaks: 'FEED-LI-003',
  caughtBy: ['feed/other-site/own-events#leaked'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      stamps: (site) =>
        store
          .sites()
          .filter(({ slug }) => slug.startsWith(site.slug))
          .flatMap((site) => store.stamps(site)),
    })),
});
