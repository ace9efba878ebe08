/** Steps that are run a second time. */
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const DECLARED_REASON = { 'not-as-declared': 'it does not do what is declared' };

/** Whether the result file has the same base as before. */
export function hasSameBase(base: ResultPart, { result }: ScenarioRun): boolean {
  return Object.entries(base).every(([name, address]) => isSameAddress(result?.result.base?.[name], address));
}
