import { feedFault } from '../../testbed/alteration.ts';
import { withSimilarSite } from '../../testbed/similar-site.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const thirdSiteListsTheFirst = feedFault({
  text: 'lists the events of the first site in the third as well, against its declaration',
  breaks: 'FEED-LI-003',
  caughtBy: ['feed/other-site/listed-sites#not-as-declared'],
  needs: { declare: { 'site-lists': 'own' } },
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      stamps: (site) =>
        site.slug === 'science'
          ? [...store.stamps(site), ...store.stamps(store.site('engineering')!)]
          : store.stamps(site),
    })),
});

export const listedSitesByTheirBeginning = feedFault({
  text: 'lists for a site of the list the events of one whose slug begins like it, against its declaration',
  breaks: 'FEED-LI-003',
  caughtBy: ['feed/other-site/listed-sites#not-as-declared'],
  needs: { declare: { 'site-lists': 'own' } },
  install: (rig) => withSimilarSite(rig, (i) => ({ third: true, similar: i < 3 })),
});
