import type { Check } from '../../core/check.ts';
import { feedSuite } from '../../feed/index.ts';
import { lackingPackages } from '../../lab/hardhat-packages.ts';
import { logSuite } from '../../log/index.ts';
import { migrationSuite } from '../../migration/index.ts';
import { ALTERED_SUITES, type AlteredSuite } from '../self-test/rigs.ts';
import { caller } from './caller.ts';
import { usage } from './usage.ts';

/** What the lists need of a suite. */
export interface ListedSuite {
  readonly name: 'log' | 'feed' | 'migration';
  readonly checks: readonly Check<never>[];
}

/** Every suite that there is. */
export const SUITES: readonly ListedSuite[] = [
  logSuite,
  feedSuite,
  migrationSuite,
] as unknown as readonly ListedSuite[];

/** A suite whose reference has faults and variants. */
export type ListedAltered = ListedSuite & { readonly name: AlteredSuite };

/** Every one of those. */
export const ALTERED: readonly ListedAltered[] = SUITES.filter((one): one is ListedAltered =>
  ALTERED_SUITES.some((name) => name === one.name),
);

/** The suite of that name, or all where none is given. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly ListedSuite[] {
  return named(SUITES, name, 'suite');
}

/** The same of those that have faults and variants. @throws UsageError */
export function alteredNamed(name: string | undefined): readonly ListedAltered[] {
  return named(ALTERED, name, 'suite with faults and variants');
}

/**
 * Those whose reference can be loaded: that of the migration suite stands on optional packages. Where it was asked for by name
 * and cannot be, that is wrong usage; else `tell` is given why it is left out.
 * @throws UsageError
 */
export function loadable(
  suites: readonly ListedAltered[],
  asked: boolean,
  tell: (sentence: string) => void = (sentence) => caller().stderr.write(`${sentence}\n`),
): readonly ListedAltered[] {
  const lacking = suites.some(({ name }) => name === 'migration') ? lackingPackages() : undefined;
  if (lacking === undefined) return suites;
  if (asked) usage(lacking);
  tell(`left out: the migration suite; ${lacking}`);
  return suites.filter(({ name }) => name !== 'migration');
}

function named<S extends ListedSuite>(suites: readonly S[], name: string | undefined, what: string): readonly S[] {
  const found = suites.filter((one) => name === undefined || one.name === name);
  const names = suites.map((one) => one.name).join(', ');
  return found.length > 0 ? found : usage(`there is no ${what} "${name}"; there are: ${names}`);
}
