/** Helpers for tests of all suites. */
import type { Check } from './core/check/check.ts';
import { type ReasonKey, reasonKey } from './core/check/reason.ts';

/** All keys of a check. */
export function keysOf(check: Check<never>): readonly ReasonKey[] {
  return Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason));
}
