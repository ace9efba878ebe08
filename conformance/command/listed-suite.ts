import type { Check } from '../core/check/check.ts';

/** What the lists need of a suite. */
export interface ListedSuite {
  readonly name: 'log' | 'feed' | 'migration';
  readonly checks: readonly Check<never>[];
}
