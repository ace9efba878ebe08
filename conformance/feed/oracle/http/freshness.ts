/**
 * Whether caches may use an answer to GET without asking again (RFC 9111 sections 3 and 4, RFC 5861, RFC 8246, RFC 9213).
 *
 * Anchored by: RFC 9111 section 4.2, the published rules; http-cache-semantics
 */

import type { Defect } from '../../../core/check/defect.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { type Directives, directiveSeconds, readDirectives } from './cache-control.ts';
import { readHttpDate } from './http-date.ts';

export type FreshnessReason =
  /** A directive gives a lifetime, for all caches or for shared ones. */
  | 'max-age'
  | 's-maxage'
  | 'expires'
  /** It came out of a cache, and had been there for a while. */
  | 'age'
  /** Once stale, it may still be used while the cache asks. */
  | 'stale-while-revalidate'
  /** Nothing is said, and Last-Modified lets a cache guess; nothing is said but that it never changes; nothing at all. */
  | 'heuristic'
  | 'immutable'
  | 'unstated';

/** What of an answer bears on caching. */
export interface CacheableAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
}

type Found = readonly [FreshnessReason, line: string];

/** The statuses that a cache may guess a lifetime for (RFC 9110 section 15.1). */
const GUESSED: readonly number[] = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501];

/** The first value of a header that should stand once (RFC 9111 section 4.2.1). */
const firstOf = ({ headers }: CacheableAnswer, name: string) =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1].trim();

/** Whether it may not be stored, or not be used without asking, whatever else is said. */
function mustAsk(directives: Directives): boolean {
  // A cache that understands the status goes by the rest (RFC 9111 section 5.2.2.3).
  const unstored = directives.has('no-store') && !directives.has('must-understand');
  return unstored || directives.has('no-cache');
}

/** What directives say by themselves: the first of them that lets a cache use the answer, with its header line. */
function stated(directives: Directives, line: string): Found | undefined {
  if ((directiveSeconds(directives, 'max-age') ?? 0) > 0) return ['max-age', line];
  if ((directiveSeconds(directives, 's-maxage') ?? 0) > 0 && !directives.has('private')) return ['s-maxage', line];
  // What must be revalidated is never used stale (RFC 9111 section 5.2.2.2).
  const allowed = !directives.has('must-revalidate');
  if (allowed && (directiveSeconds(directives, 'stale-while-revalidate') ?? 0) > 0)
    return ['stale-while-revalidate', line];
  return undefined;
}

/** What follows where no directive gives a lifetime: from Expires, else from what a cache may guess. */
function followed(answer: CacheableAnswer, directives: Directives, line: string, now: number): Found | undefined {
  // A lifetime that is given for shared caches says nothing to the others.
  if (directives.has('max-age')) return undefined;
  const expires = firstOf(answer, 'expires');
  if (expires !== undefined) {
    const date = readHttpDate(firstOf(answer, 'date') ?? '', now) ?? now;
    return (readHttpDate(expires, now) ?? 0) > date ? ['expires', `Expires: ${expires}`] : undefined;
  }
  if (!GUESSED.includes(answer.status) && !directives.has('public')) return undefined;
  const modified = firstOf(answer, 'last-modified');
  if (modified !== undefined) return ['heuristic', 'Last-Modified and no lifetime'];
  if (directives.has('immutable')) return ['immutable', `${line}, and no lifetime`];
  const pragma = headerValue(answer, 'pragma');
  return ['unstated', pragma === undefined ? 'no lifetime' : `Pragma: ${pragma}, which says nothing to caches`];
}

/**
 * What lets a cache use an answer without asking, as a defect of one that is to be asked for every time. `now` is when
 * it was received, in milliseconds since 1970; it counts where the answer has no Date.
 */
export function freshnessDefect(
  answer: CacheableAnswer,
  now: number,
  at?: string,
): Defect<FreshnessReason> | undefined {
  const found = (reason: FreshnessReason, actual: string): Defect<FreshnessReason> => ({
    reason,
    expected: 'headers that make every cache ask again, such as Cache-Control: no-store',
    actual,
    ...(at === undefined ? {} : { at }),
  });
  const age = firstOf(answer, 'age');
  if (/^\d+$/.test(age ?? '') && Number(age) > 0) return found('age', `Age: ${age}`);
  // No request matches it (RFC 9111 section 4.1).
  if (/(?:^|,)\s*\*\s*(?:,|$)/.test(headerValue(answer, 'vary') ?? '')) return undefined;
  const said = new Map(
    ['Cache-Control', 'CDN-Cache-Control'].map(
      (name) => [name, headerValue(answer, name.toLowerCase()) ?? ''] as const,
    ),
  );
  for (const [name, header] of said) {
    const directives = readDirectives(header);
    if (mustAsk(directives)) continue;
    const line = `${name}: ${header}`;
    const way = stated(directives, line);
    if (way) return found(...way);
    // The field for content networks stands above the other two for them alone (RFC 9213 section 2.1).
    const rest = name === 'Cache-Control' ? followed(answer, directives, line, now) : undefined;
    if (rest) return found(...rest);
  }
  return undefined;
}
