import { caller } from '../../../command/caller.ts';
import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { Check } from '../../../core/check/check.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import { SUITES } from '../../../suites.ts';

/** What the lists need of a suite. */
export interface ListedSuite {
  readonly name: SuiteName;
  readonly checks: readonly Check<never>[];
}

/** The suite of that name, or all where none is given. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly SuiteDescriptor[] {
  const found = SUITES.filter((suite) => name === undefined || suite.name === name);
  const names = SUITES.map((suite) => suite.name).join(', ');
  return found.length > 0 ? found : throwUsageError(`there is no suite "${name}"; there are: ${names}`);
}

/** Suites with their checks. */
export function loadedSuites(suites: readonly SuiteDescriptor[]): Promise<readonly ListedSuite[]> {
  return Promise.all(suites.map((suite) => suite.suite()));
}

/**
 * Those whose reference can be loaded: it may stand on optional packages. Where it was asked for by name and cannot be, that
 * is wrong usage; else `tell` is given why it is left out.
 * @throws UsageError
 */
export function loadableSuites(
  suites: readonly SuiteDescriptor[],
  asked: boolean,
  tell: (sentence: string) => void = (sentence) => caller().stderr.write(`${sentence}\n`),
): readonly SuiteDescriptor[] {
  return suites.filter((suite) => {
    const lacking = suite.unavailable?.();
    if (lacking === undefined) return true;
    if (asked) throwUsageError(lacking);
    tell(`left out: the ${suite.name} suite; ${lacking}`);
    return false;
  });
}
