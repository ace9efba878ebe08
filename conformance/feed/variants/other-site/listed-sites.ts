import { feedVariant } from '../../testbed/alteration.ts';
import { withSimilarSite } from '../../testbed/similar-site.ts';
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

export const thirdSiteIncludesOneOfItsParts = feedVariant({
  text: 'lists the events of a site in one whose slug begins like it, beside those of its own',
  cites: 'choice site-lists: a site may gather the events of others, such as a faculty those of its departments',
  install: (rig) => withSimilarSite(rig, (i) => ({ third: true, similar: i < 3 })),
});

export const oneEventOfTwoSimilarSites = feedVariant({
  text: 'lists one event at two sites whose slugs begin in the same way, and others at one of them',
  cites: 'Interface, "What the service does": an event may have been published for both sites',
  needs: { declare: { 'site-lists': 'own' } },
  install: (rig) => withSimilarSite(rig, (i) => ({ third: i !== 1, similar: i < 2 })),
});
