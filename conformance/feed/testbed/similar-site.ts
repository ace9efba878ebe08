/** A feed with a further site, whose slug begins like that of the third site, and which has some of its events. */
import type { FeedRig, Stamp, StoredSite } from '../../../src/reference/feed/index.ts';
import { withFeedStore } from './store.ts';
import { TESTBED_THIRD_SITE } from './testbed.ts';

const SIMILAR_SITE = `${TESTBED_THIRD_SITE}-fair`;

/** Whether the third site and the similar one list an item; `i`: its place in the list of the third site. */
export type ListedWhere = (i: number) => { readonly third: boolean; readonly similar: boolean };

export function withSimilarSite(rig: FeedRig, where: ListedWhere): FeedRig {
  return withFeedStore(rig, (store) => {
    const third = (): StoredSite => store.site(TESTBED_THIRD_SITE)!;
    const similar = (): StoredSite => ({ ...third(), slug: SIMILAR_SITE, name: 'Science fair' });
    const listed = (site: 'third' | 'similar'): readonly Stamp[] =>
      store.stamps(third()).filter((_, i) => where(i)[site]);
    return {
      sites: () => [...store.sites(), similar()],
      site: (slug) => (slug === SIMILAR_SITE ? similar() : store.site(slug)),
      stamps: (site) =>
        site.slug === SIMILAR_SITE
          ? listed('similar')
          : site.slug === TESTBED_THIRD_SITE
            ? listed('third')
            : store.stamps(site),
    };
  });
}
