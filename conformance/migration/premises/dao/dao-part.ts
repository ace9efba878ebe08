/** What a run wrote of a DAO. */

import { succeeded } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** What a run wrote of a DAO; undefined where it failed. */
export function writtenDao({ run, result }: ScenarioRun): ResultPart | undefined {
  return succeeded(run) ? result?.result.dao : undefined;
}
