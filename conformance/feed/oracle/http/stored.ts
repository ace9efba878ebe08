/**
 * Whether headers let a cache use an answer without asking the feed.
 *
 * Follows: RFC 9111, sections 4.2 and 5.2
 */

import type { Answer } from '../../../core/target/answer.ts';
import { type FreshnessReason, freshnessDefect } from './freshness.ts';

/**
 * What a cache may do by its headers. That they say nothing at all is left alone: a cache then has nothing to reckon a
 * lifetime from (RFC 9111 section 4.2.2).
 */
export function storedDefect(answer: Answer, now: number, at: string) {
  const defect = freshnessDefect(answer, now, at);
  const { reason } = defect ?? {};
  return defect && reason !== undefined && reason !== 'unstated' ? { ...defect, reason } : undefined;
}

/** For each way in which headers let a cache use an answer without asking. */
export const STORED_REASONS: Readonly<Record<Exclude<FreshnessReason, 'unstated'>, string>> = {
  'max-age': 'Cache-Control gives it a lifetime',
  's-maxage': 'Cache-Control gives it a lifetime in shared caches',
  expires: 'Expires gives it a lifetime',
  age: 'it comes from a cache, where it has been for a while',
  'stale-while-revalidate': 'caches may use it while they ask',
  heuristic: 'it has Last-Modified and nothing else, from which caches guess a lifetime',
  immutable: 'it says that it never changes',
};
