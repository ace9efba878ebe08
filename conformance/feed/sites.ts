/** The site list (interface, "Endpoints": slugs are taken from it). Of its fields only slug and name are known. */
import type { FeedTarget, Site } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { readExactJsonText } from '../oracle/exact-json.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { contentOf } from './reading.ts';

/** The sites of an answer: an array of objects, by itself or as the `data` of an envelope; undefined for what is none. */
export function readSites(bytes: Uint8Array): readonly Site[] | undefined {
  const root = readExactJsonText(Buffer.from(bytes).toString('utf8')).value?.root;
  const list = root?.kind === 'object' ? root.members.get('data') : root;
  if (list?.kind !== 'array') return undefined;
  const sites = list.items.flatMap((one): Site[] => {
    const [slug, name] = one.kind === 'object' ? ['slug', 'name'].map((member) => textOf(one.members.get(member))) : [];
    return slug == null ? [] : [{ slug, name: name ?? null }];
  });
  return sites.length > 0 ? sites : undefined;
}

const textOf = (node: JsonNode | undefined) => (node?.kind === 'string' ? node.value : null);

/** The sites of the list, or nothing to judge by. */
export const siteList = premise<FeedTarget>()({
  name: 'site list',
  owners: {},
  async find(feed, t): Promise<readonly Site[]> {
    if (!feed.sites) t.notApplicable('no site list was given');
    const answer = await feed.sites!();
    const bytes = answer.status === 200 ? contentOf(answer) : undefined;
    const sites = bytes && !answer.cut ? readSites(bytes) : undefined;
    if (!sites)
      t.inconclusive(
        `the site list (--sites-url) could not be read: status ${answer.status}, and no list of objects with a slug`,
      );
    return sites!;
  },
});

/** How many of the sites of a list are asked for. */
const SAMPLE = 10;

/** Some sites of a list, by chance; those with odd slugs first. */
export function chosenOf(
  { random }: Pick<Trial<FeedTarget, never>, 'random'>,
  slugs: readonly string[],
): readonly string[] {
  const order = slugs.map((slug) => ({ slug, rank: random.below(1_000_000) })).sort((a, b) => a.rank - b.rank);
  // A slash is where slugs go wrong.
  const odd = order.filter(({ slug }) => /[^a-z0-9-]/.test(slug)).slice(0, 3);
  return [...new Set([...odd, ...order])].slice(0, SAMPLE).map(({ slug }) => slug);
}

/** A slug as it stands in a path. Slashes may belong to it. */
export const inPath = (slug: string): string => encodeURIComponent(slug.toWellFormed()).replaceAll('%2F', '/');

/** A slug with its first letter percent-encoded, which means the same (RFC 3986 section 6.2.2.2). */
export function escapedSlug(slug: string): string | undefined {
  const at = slug.search(/[A-Za-z]/);
  return at < 0 ? undefined : `${slug.slice(0, at)}%${slug.charCodeAt(at).toString(16)}${slug.slice(at + 1)}`;
}

/** The slug that a part of a path means. */
export function slugOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
