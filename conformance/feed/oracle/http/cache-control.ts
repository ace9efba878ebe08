/**
 * The directives of a Cache-Control header (RFC 9111 section 5.2).
 *
 * Anchored by: RFC 9111 section 5.2.2.4, the example of no-cache with a field name; RFC 8246 section 2, RFC 5861
 * section 3
 */

/** Names in lower case, with their arguments without quotes: '' for a directive without an argument. */
export type Directives = ReadonlyMap<string, string>;

const DIRECTIVE = /([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^",\s]*)))?/g;

/** Reads the directives. The first of two equal directives counts (RFC 9111 section 4.2.1). */
export function readDirectives(header: string): Directives {
  const directives = new Map<string, string>();
  for (const [, name = '', quoted, plain] of header.matchAll(DIRECTIVE)) {
    const key = name.toLowerCase();
    const argument = quoted ?? plain ?? '';
    // With field names it applies to those fields and not to the answer (RFC 9111 sections 5.2.2.4 and 5.2.2.7).
    if ((key === 'no-cache' || key === 'private') && argument !== '') continue;
    if (!directives.has(key)) directives.set(key, argument);
  }
  return directives;
}

/**
 * The seconds of a directive; 0 for an argument that is not a number, which makes an answer stale; undefined without
 * the directive.
 */
export function directiveSeconds(directives: Directives, name: string): number | undefined {
  const argument = directives.get(name);
  if (argument === undefined) return undefined;
  return /^\d+$/.test(argument) ? Number(argument) : 0;
}
