import type { SuiteDescriptor } from '../../../command/suite-descriptor.ts';

/** Where these suites have faults that the lists do not name, because no reference has them: sentences without a full stop. */
export const faultsElsewhere = (suites: readonly SuiteDescriptor[]): readonly string[] =>
  suites.flatMap((suite) => suite.faultsElsewhere?.replace(/\.$/, '') ?? []);
