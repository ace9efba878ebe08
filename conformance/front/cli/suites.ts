import type { Check } from '../../core/check.ts';
import { feedSuite } from '../../feed/index.ts';
import { logSuite } from '../../log/index.ts';
import { usage } from './usage.ts';

/** What the lists need of a suite. */
export interface ListedSuite {
  readonly name: 'log' | 'feed';
  readonly checks: readonly Check<never>[];
}

/** Every suite that there is. */
export const SUITES: readonly ListedSuite[] = [logSuite, feedSuite] as unknown as readonly ListedSuite[];

/** The suite of that name, or all where none is given. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly ListedSuite[] {
  const found = SUITES.filter((one) => name === undefined || one.name === name);
  const names = SUITES.map((one) => one.name).join(', ');
  return found.length > 0 ? found : usage(`there is no suite "${name}"; there are: ${names}`);
}
