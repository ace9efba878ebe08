import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const thirdSiteIncludesAnother = feedVariant({
  text: 'lists the events of one site in another as well, beside those of its own',
  cites: 'choice site-lists: a site may gather the events of others',
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      stamps: (site) =>
        site.slug === 'science'
          ? [...store.stamps(site), ...store.stamps(store.site('engineering')!)]
          : store.stamps(site),
    })),
});
