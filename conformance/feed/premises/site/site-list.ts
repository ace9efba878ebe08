import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { readSiteList, type Site } from '../../oracle/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The sites of the list that the run was given. */
export const siteList = premise<FeedTarget>()({
  name: 'site-list',
  async find(feed, t): Promise<readonly Site[]> {
    if (!feed.sites) return t.notApplicable('no site list was given');
    const answer = await feed.sites();
    const bytes = answer.status === 200 ? contentBytes(answer) : undefined;
    const sites = bytes && !answer.cut ? readSiteList(bytes) : undefined;
    if (!sites)
      return t.inconclusive(
        `the site list (--sites-url) could not be read: status ${answer.status}, and no list of objects with a slug`,
      );
    return sites;
  },
});

/** How many sites of a list are requested. */
const SAMPLE = 10;

/** Some slugs of a list at random, after up to three with unusual characters: paths with a slash often fail. */
export function sampledSlugs(
  { random }: Pick<Trial<FeedTarget, never>, 'random'>,
  slugs: readonly string[],
): readonly string[] {
  const order = slugs.map((slug) => ({ slug, rank: random.below(1_000_000) })).sort((a, b) => a.rank - b.rank);
  const unusual = order.filter(({ slug }) => /[^a-z0-9-]/.test(slug)).slice(0, 3);
  return [...new Set([...unusual, ...order])].slice(0, SAMPLE).map(({ slug }) => slug);
}
