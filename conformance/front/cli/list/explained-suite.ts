import type { SuiteAlterations } from '../../../command/suite-descriptor.ts';
import type { ListedSuite } from './suites.ts';

/** A suite with everything that can be explained. */
export interface ExplainedSuite extends ListedSuite {
  readonly alterations: SuiteAlterations;
}

/** The tables of altered references. */
export const KINDS = ['faults', 'variants'] as const;
