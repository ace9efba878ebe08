/**
 * How long caches may keep an answer, by its headers.
 *
 * Follows: RFC 9111 sections 4.2 and 5.2; C2SP tlog-tiles, "APIs", "Checkpoints" and "Merkle Tree"
 */
import CachePolicy from 'http-cache-semantics';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';

/** "A few seconds" (tlog-tiles, Checkpoints): more than ten are not a few. */
export const A_FEW_SECONDS = 10;
/** "Long-lived" (tlog-tiles, Merkle Tree): the specification gives no figure; less than an hour is not long. */
const LONG_LIVED_S = 3600;

/**
 * The directives that bear on how long an answer is reused while all is well: `stale-if-error` is for when it is not
 * (RFC 5861 section 4), and with a field name `no-cache` and `private` apply to that field only (RFC 9111
 * section 5.2.2).
 */
const freshnessDirectives = (control: string): string => directivesOfAll(control).replace(/\bstale-if-error=\d*/g, '');

const directivesOfAll = (control: string): string => control.replace(/\b(?:no-cache|private)="[^"]*"/g, '');

/** The freshness lifetime of an answer in seconds, by its explicit headers and without a heuristic. */
function freshnessLifetime(
  answer: Pick<Answer, 'headers'>,
  shared: boolean,
  directives: (control: string) => string = freshnessDirectives,
): number {
  // Age counts the seconds in caches on the way. Directive names are case-insensitive (RFC 9111 section 5.2), which the
  // library leaves to its caller.
  const withoutAge = answer.headers.filter(([name]) => name.toLowerCase() !== 'age');
  const headers = Object.fromEntries(
    withoutAge.map(([key]): [string, string] => {
      const name = key.toLowerCase();
      const value = headerValue(answer, name)!;
      return [name, name === 'cache-control' ? directives(value.toLowerCase()) : value];
    }),
  );
  const policy = new CachePolicy(
    { method: 'GET', url: '/', headers: {} },
    { status: 200, headers },
    { shared, cacheHeuristic: 0 },
  );
  // The library counts the milliseconds since it was called.
  return policy.storable() ? Math.round(policy.timeToLive() / 1000) : 0;
}

/**
 * The caching headers as text. Dates are left out: they differ from answer to answer, and a baseline compares the text.
 */
export const cachingHeadersText = (answer: Pick<Answer, 'headers'>): string => {
  const control = headerValue(answer, 'cache-control');
  const lines = control === undefined ? [] : [`Cache-Control: ${control}`];
  if (headerValue(answer, 'expires') !== undefined) lines.push('Expires');
  if (headerValue(answer, 'last-modified') !== undefined) lines.push('Last-Modified');
  return lines.join(' and ') || 'no caching headers';
};

/** Whether a header states freshness, so that a cache need not guess (RFC 9111 section 4.2.2). */
const hasExplicitFreshness = (answer: Pick<Answer, 'headers'>): boolean =>
  /no-store|no-cache|max-age|s-maxage/i.test(directivesOfAll(headerValue(answer, 'cache-control') ?? '')) ||
  headerValue(answer, 'expires') !== undefined;

/** An answer that caches may keep for long, although its resource changes. */
export function mutableCachingDefect(
  answer: Pick<Answer, 'headers'>,
  at: string,
): Defect<'long-lived' | 'heuristic'> | undefined {
  const seconds = Math.max(freshnessLifetime(answer, true), freshnessLifetime(answer, false));
  const expected = `headers that keep caches from holding it for more than ${A_FEW_SECONDS} s`;
  if (seconds > A_FEW_SECONDS)
    return { reason: 'long-lived', expected, actual: `${cachingHeadersText(answer)} (${seconds} s)`, at };
  // With Last-Modified alone a cache may use a heuristic, usually a tenth of the age (RFC 9111 section 4.2.2).
  if (!hasExplicitFreshness(answer) && headerValue(answer, 'last-modified') !== undefined)
    return {
      reason: 'heuristic',
      expected,
      actual: `${cachingHeadersText(answer)}: a cache may choose a heuristic lifetime`,
      at,
    };
  return undefined;
}

/** An error that caches may keep for long, although the resource may appear later. */
export function absenceCachingDefect(answer: Pick<Answer, 'headers'>, at: string): Defect<'long-lived'> | undefined {
  const seconds = Math.max(freshnessLifetime(answer, true), freshnessLifetime(answer, false));
  if (seconds < LONG_LIVED_S) return undefined;
  const expected = 'headers that do not let caches keep an error for an hour or longer';
  return { reason: 'long-lived', expected, actual: `${cachingHeadersText(answer)} (${seconds} s)`, at };
}

/** An answer that caches may keep for a short time only, although its resource never changes. */
export function immutableCachingDefect(answer: Pick<Answer, 'headers'>, at: string): Defect<'short-lived'> | undefined {
  const seconds = Math.max(freshnessLifetime(answer, true), freshnessLifetime(answer, false));
  if (seconds >= LONG_LIVED_S) return undefined;
  return {
    reason: 'short-lived',
    expected: `headers that let caches keep it for an hour or longer`,
    actual: `${cachingHeadersText(answer)} (${seconds} s)`,
    at,
  };
}

/**
 * For how many seconds caches may give an answer after the resource has changed, also while the server answers with errors
 * (RFC 5861 section 4). Undefined where its headers leave that to the caches (RFC 9111 section 4.2.2), or address some of
 * them apart (RFC 9213).
 */
export function supersededForSeconds(answer: Pick<Answer, 'headers'>): number | undefined {
  const isForNetworks = answer.headers.some(([name]) => /^(?:.*-cache-control|surrogate-control)$/i.test(name));
  if (isForNetworks || !hasExplicitFreshness(answer)) return undefined;
  return Math.max(...[true, false].map((shared) => freshnessLifetime(answer, shared, directivesOfAll)));
}
