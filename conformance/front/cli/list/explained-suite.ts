import type { SuiteAlterations } from '../../../command/suite-descriptor.ts';
import type { Check } from '../../../core/check/check.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';

/** The members of a check that the lists show. */
export type ListedCheck = Pick<Check<never>, 'id' | 'kind' | 'proves' | 'needs' | 'needsOneOf' | 'reasons'>;

/** The members of a suite that the lists need. */
export interface ListedSuite {
  readonly name: SuiteName;
  readonly checks: readonly ListedCheck[];
}

/** A suite with everything that can be explained. */
export interface ExplainedSuite extends ListedSuite {
  readonly alterations: SuiteAlterations;
}

/** The tables of altered references. */
export const KINDS = ['faults', 'variants'] as const;
