/**
 * Whether headers let a cache use an answer without asking the feed.
 *
 * Follows: RFC 9111, sections 4.2 and 5.2
 */

import type { Answer } from '../../../core/target/answer.ts';
import { type FreshnessReason, freshnessDefect } from './freshness.ts';

/**
 * The reuse that headers allow a cache. Answers without such headers are not judged: a cache then has nothing to
 * compute a lifetime from (RFC 9111 section 4.2.2).
 */
export function storedDefect(answer: Answer, now: number, at: string) {
  const defect = freshnessDefect(answer, now, at);
  const { reason } = defect ?? {};
  return defect && reason !== undefined && reason !== 'unstated' ? { ...defect, reason } : undefined;
}

/** Each way in which headers let a cache use an answer without revalidation. */
export const STORED_REASONS: Readonly<Record<Exclude<FreshnessReason, 'unstated'>, string>> = {
  'max-age': 'Cache-Control gives it a lifetime',
  's-maxage': 'Cache-Control gives it a lifetime in shared caches',
  expires: 'Expires gives it a lifetime',
  age: 'it comes from a cache, with an age',
  'stale-while-revalidate': 'caches may use it while they revalidate',
  heuristic: 'it has Last-Modified alone, from which caches compute a heuristic lifetime',
  immutable: 'it states that it never changes',
};
