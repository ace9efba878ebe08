/** Runs at the same time, with one output file (spec/migration/durable-deploy.md, "Locking"). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { holdingsDifference } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import {
  type ConcurrentRuns,
  concurrentBaseRuns,
  concurrentDaoRuns,
  concurrentFullRuns,
  concurrentUnlikeRuns,
} from '../../premises/runs/concurrent-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';

export const oneAtATime = check<MigrationTarget>()({
  // MIG-LO-001 (must): When two runs use one output file at the same time, one continues undisturbed; the other waits or is
  //   refused, as declared. [durable-deploy, "Locking"]
  proves: 'MIG-LO-001',
  needs: ['processes'],
  reasons: {
    both: 'a second run with the same output file deploys while the first one does',
    disturbed: 'a run fails, or has another result, because of a second run',
    silent: 'the second run ends as a success while the first is still at work',
    'not-as-declared': 'the second run does not do what is declared',
  },
  run: async (_tool, t) => {
    const daoRuns = await t.use(concurrentDaoRuns);
    const ofDao = concurrencyDefect(daoRuns, 'dao');
    t.judge(ofDao?.defect, ofDao?.run);
    const difference = holdingsDifference(daoRuns.held, (await t.use(finishedDao)).held);
    if (difference) t.fail({ reason: 'disturbed', ...difference }, daoRuns.first.run);
    // A second run that begins late has nothing to wait for: only its exit code shows which option it takes.
    const option = succeeded(daoRuns.second.run) ? 'waits' : 'refused';
    t.judge(declaredChoiceDefect(t.chose('second-run', option)), daoRuns.second.run);

    const ofBase = concurrencyDefect(await t.use(concurrentBaseRuns), 'base');
    t.judge(ofBase?.defect, ofBase?.run);

    const fullRuns = await t.use(concurrentFullRuns);
    if (!fullRuns) return;
    const ofBoth = concurrencyDefect(fullRuns, 'base', 'base and DAO');
    t.judge(ofBoth?.defect, ofBoth?.run);

    const unlikeRuns = await t.use(concurrentUnlikeRuns);
    if (!unlikeRuns) return;
    const ofUnlike = concurrencyDefect(unlikeRuns, 'base', 'a base migration beside base and DAO');
    t.judge(ofUnlike?.defect, ofUnlike?.run);
  },
});

/** Two runs that both deploy, or of which one disturbs the other or ends silently; with the run that shows it. */
function concurrencyDefect(
  { first, second, secondState }: ConcurrentRuns,
  part: 'base' | 'dao',
  at: string = part,
): { readonly defect: Defect<'both' | 'disturbed' | 'silent'>; readonly run: Run } | undefined {
  const expected = 'a second run that waits, or ends with an error';
  if (secondState === 'sent') {
    const actual = 'a transaction of the second while the first one waits for the answer to its own';
    return { defect: { reason: 'both', expected, actual, at }, run: second.run };
  }
  if (!succeeded(first.run) || !first.result?.result[part]) {
    const actual = runSummary(first.run);
    return { defect: { reason: 'disturbed', expected: 'a first run that succeeds', actual, at }, run: first.run };
  }
  if (secondState !== 'ended' || !succeeded(second.run)) return undefined;
  return { defect: { reason: 'silent', expected, actual: runSummary(second.run), at }, run: second.run };
}
