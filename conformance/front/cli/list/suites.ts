import { caller } from '../../../command/caller.ts';
import type { SuiteAlterations, SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { SUITES } from '../../../suites.ts';
import type { ExplainedSuite, ListedSuite } from './explained-suite.ts';
import { writtenSuite } from './written-suite.ts';

/** The suite with this name, or all suites without a name. @throws UsageError */
export function suitesNamed(name: string | undefined): readonly SuiteDescriptor[] {
  const suites = SUITES.filter((suite) => name === undefined || suite.name === name);
  const names = SUITES.map((suite) => suite.name).join(', ');
  return suites.length > 0 ? suites : throwUsageError(`there is no suite "${name}"; there are: ${names}`);
}

/** Suites with their checks. A package has them written, so that nothing of a suite is loaded there. */
export function listedSuites(suites: readonly SuiteDescriptor[]): Promise<readonly ListedSuite[]> {
  return Promise.all(suites.map(async (suite) => writtenSuite(suite.name) ?? suite.suite()));
}

/** Suites with their checks and their altered references, which are loaded one by one. */
export function explainedSuites(suites: readonly SuiteDescriptor[]): Promise<readonly ExplainedSuite[]> {
  const loaded = async (suite: SuiteDescriptor): Promise<ExplainedSuite> => ({
    ...(await suite.suite()),
    alterations: await suite.alterations(),
  });
  return Promise.all(suites.map(async (suite) => writtenSuite(suite.name) ?? loaded(suite)));
}

/** The altered references of a suite. */
export async function listedAlterations(suite: SuiteDescriptor): Promise<SuiteAlterations> {
  return writtenSuite(suite.name)?.alterations ?? suite.alterations();
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
    if (named) throwUsageError(lacking, 'no-chain-can-be-opened');
    tell(`left out: the ${suite.name} suite; ${lacking}`);
    return false;
  });
}
