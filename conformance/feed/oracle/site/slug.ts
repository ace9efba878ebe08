/**
 * Slugs in the path of a URL.
 *
 * Follows: RFC 3986, sections 2.1 and 3.3
 */

/** A slug in a path. It may contain slashes. */
export const slugInPath = (slug: string): string => encodeURIComponent(slug.toWellFormed()).replaceAll('%2F', '/');

/** A slug with its first letter percent-encoded, which means the same (RFC 3986 section 6.2.2.2). */
export function percentEncodedSlug(slug: string): string | undefined {
  const at = slug.search(/[A-Za-z]/);
  return at < 0 ? undefined : `${slug.slice(0, at)}%${slug.charCodeAt(at).toString(16)}${slug.slice(at + 1)}`;
}

/** The slug that a part of a path means. */
export function decodedSlug(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pairs of slugs of which the second begins with the first, and goes on. */
export const similarSlugs = (slugs: readonly string[]): readonly (readonly [string, string])[] =>
  slugs.flatMap((slug) =>
    slugs
      .filter((other) => slug !== '' && other !== slug && other.startsWith(slug))
      .map((other) => [slug, other] as const),
  );
