import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const slugByItsBeginning = feedFault({
  text: 'accepts the beginning of a slug as the slug',
  breaks: 'FEED-SI-002',
  caughtBy: ['feed/site/unknown#events'],
  install: (rig) => ({
    ...rig,
    store: () => {
      const store = rig.store();
      const begins = (slug: string) => store.sites().find((site) => slug !== '' && site.slug.startsWith(slug));
      return { ...store, site: (slug) => store.site(slug) ?? begins(slug) };
    },
  }),
});

export const someUnknownSitesInvalid = feedFault({
  text: 'answers that some unknown sites have no data, and that others are not a method',
  breaks: 'FEED-SI-002',
  caughtBy: ['feed/site/unknown#changed'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => (path.includes('constructor') ? { kind: 'nothing' } : rig.parts.route(path)),
    }),
});

export const unknownSiteOtherwiseThanDeclared = feedFault({
  text: 'answers that an unknown site has no data, where not-found is declared',
  breaks: 'FEED-SI-002',
  caughtBy: ['feed/site/unknown#not-as-declared'],
  needs: { declare: { 'unknown-site': 'not-found' } },
  install: (rig) => withFeedParts(rig, { headers: (served, parts) => ({ ...rig.parts.headers(served, parts) }) }),
});
