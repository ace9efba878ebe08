/** Steps that are run a second time. */

import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const DECLARED_REASON = { 'not-as-declared': 'it does not do what is declared' };

/** Whether the result file has the same base as before. */
export function hasSameBase(base: ResultPart, { result }: ScenarioRun): boolean {
  return coreContractEntries(base).every(([name, address]) => isSameAddress(result?.result.base?.[name], address));
}
