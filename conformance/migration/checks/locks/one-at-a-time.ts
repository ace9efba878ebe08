/** Runs at once, and what a run leaves that was killed (spec/migration/durable-deploy.md, "Locking"). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { holdingsDifference } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import {
  type ConcurrentRuns,
  concurrentBaseRuns,
  concurrentDaoRuns,
  concurrentFullRuns,
} from '../../premises/runs/concurrent-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const REASONS = {
  both: 'a second run with the same output file deploys while the first one does',
  disturbed: 'a run fails, or makes something else, because of a second one',
  silent: 'the second run ends while the first is at work, and says that it succeeded',
  'not-as-declared': 'what the second run does is not what is declared',
};

export const oneAtATime = check<MigrationTarget>()({
  proves: 'MIG-LO-001',
  needs: ['processes'],
  reasons: REASONS,
  run: async (_tool, t) => {
    const two = await t.use(concurrentDaoRuns);
    judgeBeside(t, two, 'dao');
    const wrong = holdingsDifference(two.held, (await t.use(finishedDao)).held);
    if (wrong) t.judge({ reason: 'disturbed', ...wrong }, two.first.run);
    // One that begins late has nothing to wait for: only what it says is known.
    t.judge(
      declaredChoiceDefect(t.chose('second-run', succeeded(two.second.run) ? 'waits' : 'refused')),
      two.second.run,
    );
    judgeBeside(t, await t.use(concurrentBaseRuns), 'base');
    const all = await t.use(concurrentFullRuns);
    if (all) judgeBeside(t, all, 'base', 'base and DAO');
  },
});

function judgeBeside(
  t: Trial<MigrationTarget, keyof typeof REASONS>,
  { first, second, stood }: ConcurrentRuns,
  part: 'base' | 'dao',
  at: string = part,
): void {
  const expected = 'a second run that waits, or ends with an error';
  const actual = 'a transaction of the second while the first one waits for the answer to its own';
  if (stood === 'sent') t.judge({ reason: 'both', expected, actual, at }, second.run);
  const failed = !succeeded(first.run) || !first.result?.result[part];
  const goes = 'a first run that succeeds';
  if (failed) t.judge({ reason: 'disturbed', expected: goes, actual: runSummary(first.run), at }, first.run);
  const said = { reason: 'silent' as const, expected, actual: runSummary(second.run), at };
  t.judge(stood === 'ended' && succeeded(second.run) ? said : undefined, second.run);
}
