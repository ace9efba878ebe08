/** A base migration at a terminal that was answered with no. */

import { premise } from '../../../core/check/premise.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type IsolatedBase, isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

const params = { default: PLAIN_PARAMS };
/** The document states neither the text of the question nor its answers. */
export const OTHER_ANSWERS_TEXT = 'its question may want another answer than yes or no, or mean the contrary';

/** A base migration at a terminal, without `--force`, with these answers. */
export const answeredRun = (
  tool: MigrationTarget,
  on: IsolatedBase,
  terminal: readonly string[],
): Promise<ScenarioRun> =>
  runStepOnBase(tool, on, { step: 'base', options: { params, force: undefined }, place: { stdin: { terminal } } });

/** Only if it migrates after a no, a run without any answer shows whether it asks: then it migrates without an answer. */
export const declinedRun = premise<MigrationTarget>()({
  name: 'declined-run',
  find: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const no = await answeredRun(tool, on, ['n']);
    if (transactionsSentBy(no.record) === 0) return { no, asks: true };
    const nobody = await answeredRun(tool, on, []);
    return { no, asks: transactionsSentBy(nobody.record) === 0 };
  },
});
