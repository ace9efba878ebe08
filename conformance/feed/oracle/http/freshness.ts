/**
 * Whether caches may reuse an answer to GET without revalidation (RFC 9111 sections 3 and 4, RFC 5861, RFC 8246, RFC
 * 9213).
 *
 * Anchored by: RFC 9111 section 4.2, the published rules; http-cache-semantics
 */

import type { Defect } from '../../../core/check/defect.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { readHttpDate } from '../../../oracle/http/http-date.ts';
import { type Directives, directiveSeconds, readDirectives } from './cache-control.ts';

export type FreshnessReason =
  /** A directive gives a lifetime, for all caches or for shared ones. */
  | 'max-age'
  | 's-maxage'
  | 'expires'
  /** It comes from a cache, with an age. */
  | 'age'
  /** A cache may use it stale while it revalidates. */
  | 'stale-while-revalidate'
  /** Without a lifetime: Last-Modified allows a heuristic; only `immutable` is given; no header at all. */
  | 'heuristic'
  | 'immutable'
  | 'unstated';

/** The parts of an answer that matter to caching. */
export interface CacheableAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
}

type Found = readonly [FreshnessReason, line: string];

/** The statuses that allow a heuristic lifetime (RFC 9110 section 15.1). */
const GUESSED: readonly number[] = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501];

/** The first value of a header that should appear once (RFC 9111 section 4.2.1). */
const firstOf = ({ headers }: CacheableAnswer, name: string) =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1].trim();

/** Whether it may not be stored, or not be used without revalidation, regardless of other directives. */
function mustAsk(directives: Directives): boolean {
  // A cache that understands the status uses the other directives (RFC 9111 section 5.2.2.3).
  const unstored = directives.has('no-store') && !directives.has('must-understand');
  return unstored || directives.has('no-cache');
}

/** The first directive that lets a cache use the answer, with its header line. */
function stated(directives: Directives, line: string): Found | undefined {
  if ((directiveSeconds(directives, 'max-age') ?? 0) > 0) return ['max-age', line];
  if ((directiveSeconds(directives, 's-maxage') ?? 0) > 0 && !directives.has('private')) return ['s-maxage', line];
  // An answer with must-revalidate is never used stale (RFC 9111 section 5.2.2.2).
  const allowed = !directives.has('must-revalidate');
  if (allowed && (directiveSeconds(directives, 'stale-while-revalidate') ?? 0) > 0)
    return ['stale-while-revalidate', line];
  return undefined;
}

/** The result without a lifetime in a directive: from Expires, else from a heuristic. */
function followed(answer: CacheableAnswer, directives: Directives, line: string, now: number): Found | undefined {
  // A lifetime for shared caches does not apply to private ones.
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
 * What lets a cache use an answer without revalidation, as a defect of an answer that may not be reused. `now` is the
 * time of receipt, in milliseconds since 1970; it is used if the answer has no Date.
 */
export function freshnessDefect(
  answer: CacheableAnswer,
  now: number,
  at?: string,
): Defect<FreshnessReason> | undefined {
  const found = (reason: FreshnessReason, actual: string): Defect<FreshnessReason> => ({
    reason,
    expected: 'headers that make every cache revalidate, such as Cache-Control: no-store',
    actual,
    ...(at === undefined ? {} : { at }),
  });
  const age = firstOf(answer, 'age');
  if (/^\d+$/.test(age ?? '') && Number(age) > 0) return found('age', `Age: ${age}`);
  // No request matches it (RFC 9111 section 4.1).
  if (/(?:^|,)\s*\*\s*(?:,|$)/.test(headerValue(answer, 'vary') ?? '')) return undefined;
  const headers = new Map(
    ['Cache-Control', 'CDN-Cache-Control'].map(
      (name) => [name, headerValue(answer, name.toLowerCase()) ?? ''] as const,
    ),
  );
  for (const [name, header] of headers) {
    const directives = readDirectives(header);
    if (mustAsk(directives)) continue;
    const line = `${name}: ${header}`;
    const way = stated(directives, line);
    if (way) return found(...way);
    // The field for content networks overrides the other two only there (RFC 9213 section 2.1).
    const rest = name === 'Cache-Control' ? followed(answer, directives, line, now) : undefined;
    if (rest) return found(...rest);
  }
  return undefined;
}
