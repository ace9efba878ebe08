import { caller } from '../../../command/caller.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { Check } from '../../../core/check/check.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import { SUITES } from '../../../suites.ts';

/** The members of a suite that the lists need. */
export interface ListedSuite {
  readonly name: SuiteName;
  readonly checks: readonly Check<never>[];
}

/** The suite with this name, or all suites without a name. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly SuiteDescriptor[] {
  const suites = SUITES.filter((suite) => name === undefined || suite.name === name);
  const names = SUITES.map((suite) => suite.name).join(', ');
  return suites.length > 0 ? suites : throwUsageError(`there is no suite "${name}"; there are: ${names}`);
}

/** Suites with their checks. */
export function loadedSuites(suites: readonly SuiteDescriptor[]): Promise<readonly ListedSuite[]> {
  return Promise.all(suites.map((suite) => suite.suite()));
}

/**
 * The suites whose reference can be loaded: a reference may need optional packages. If the user named a suite that
 * cannot be loaded, that is wrong usage; otherwise `tell` receives why the suite is left out.
 * @throws UsageError
 */
export function loadableSuites(
  suites: readonly SuiteDescriptor[],
  named: boolean,
  tell: (sentence: string) => void = (sentence) => caller().stderr.write(`${sentence}\n`),
): readonly SuiteDescriptor[] {
  return suites.filter((suite) => {
    const lacking = suite.unavailable?.();
    if (lacking === undefined) return true;
    if (named) throwUsageError(lacking);
    tell(`left out: the ${suite.name} suite; ${lacking}`);
    return false;
  });
}
