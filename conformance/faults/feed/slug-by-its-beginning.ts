import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';

export default fault<FeedRig>({
  text: 'takes the beginning of a slug for the slug',
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
