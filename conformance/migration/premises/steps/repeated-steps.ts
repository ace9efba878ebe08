/** Whether a step that was taken again came to the same. */
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const DECLARED_REASON = { 'not-as-declared': 'it does other than declared' };

/** Whether the result file has the base that was there. */
export function hasSameBase(before: ResultPart, { result }: ScenarioRun): boolean {
  return Object.entries(before).every(([name, address]) => isSameAddress(result?.result.base?.[name], address));
}
