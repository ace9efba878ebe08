import { ALTERED_SUITES, type AlteredSuite } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import type { ListedSuite } from '../../../command/listed-suite.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { feedSuite } from '../../../feed/index.ts';
import { missingPackages } from '../../../lab/chain/hardhat-packages.ts';
import { logSuite } from '../../../log/index.ts';
import { migrationSuite } from '../../../migration/index.ts';

/** Every suite that there is. */
export const SUITES: readonly ListedSuite[] = [
  logSuite,
  feedSuite,
  migrationSuite,
] as unknown as readonly ListedSuite[];

/** A suite whose reference has faults and variants. */
export type AlterableSuite = ListedSuite & { readonly name: AlteredSuite };

/** Every one of those. */
export const ALTERABLE_SUITES: readonly AlterableSuite[] = SUITES.filter((one): one is AlterableSuite =>
  ALTERED_SUITES.some((name) => name === one.name),
);

/** The suite of that name, or all where none is given. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly ListedSuite[] {
  return suitesOfName(SUITES, name, 'suite');
}

/** The same of those that have faults and variants. @throws UsageError */
export function alterableSuitesNamed(name: string | undefined): readonly AlterableSuite[] {
  return suitesOfName(ALTERABLE_SUITES, name, 'suite with faults and variants');
}

/**
 * Those whose reference can be loaded: that of the migration suite stands on optional packages. Where it was asked for by name
 * and cannot be, that is wrong usage; else `tell` is given why it is left out.
 * @throws UsageError
 */
export function loadableSuites(
  suites: readonly AlterableSuite[],
  asked: boolean,
  tell: (sentence: string) => void = (sentence) => caller().stderr.write(`${sentence}\n`),
): readonly AlterableSuite[] {
  const lacking = suites.some(({ name }) => name === 'migration') ? missingPackages() : undefined;
  if (lacking === undefined) return suites;
  if (asked) throwUsageError(lacking);
  tell(`left out: the migration suite; ${lacking}`);
  return suites.filter(({ name }) => name !== 'migration');
}

function suitesOfName<S extends ListedSuite>(
  suites: readonly S[],
  name: string | undefined,
  what: string,
): readonly S[] {
  const found = suites.filter((one) => name === undefined || one.name === name);
  const names = suites.map((one) => one.name).join(', ');
  return found.length > 0 ? found : throwUsageError(`there is no ${what} "${name}"; there are: ${names}`);
}
