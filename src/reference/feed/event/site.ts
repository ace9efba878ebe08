import { invalid } from '../error.ts';
import { text } from '../format/xml-text.ts';

/** A site, as its publisher describes it. */
export interface Site {
  /** Text of the path: unique, not empty, any characters but controls; may contain a slash or a dot. */
  readonly slug: string;
  /** Full name. */
  readonly name: string | null;
  /** Address of its pages. */
  readonly url?: string | null;
}

/** A site in the store. */
export interface StoredSite extends Required<Site> {
  /** The store's own number, never used again. */
  readonly number: number;
  /** Grows with every change to the site's items. */
  readonly revision: number;
}

/** @throws FeedError `invalid` for a slug that no path can carry, or members of other types. */
export function checkSite({ slug, name, url = null }: Site): Required<Site> {
  if (typeof slug !== 'string' || text(slug) !== slug || !/^[^\p{Cc}]+$/u.test(slug)) {
    throw invalid('slug', 'text without control characters, not empty', JSON.stringify(slug));
  }
  for (const [label, value] of Object.entries({ name, url })) {
    if (value !== null && typeof value !== 'string') throw invalid(label, 'a string or null', JSON.stringify(value));
  }
  return { slug, name, url };
}
