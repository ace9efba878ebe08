/** Runs that are to be refused before any transaction. */

import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import { evidenceOf } from '../runs/hang-detection.ts';
import { runSummary } from '../runs/run-summary.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

/** For which a refusal can fail: each check of one has these. */
export const REFUSAL_REASONS = {
  accepted: 'it is migrated all the same',
  spent: 'it is refused after transactions were sent',
  unending: 'it is not refused: the run does not end',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** One wrong thing, where it is, and what the tool made of it. */
export interface RefusedRun {
  /** What is wrong, for people: `an address of one byte`. */
  readonly what: string;
  readonly at: string;
  readonly run: Run;
  readonly record: RecordedRpc;
}

/** What is wrong, where, and the run that is to refuse it. */
export const refusedRun = (
  what: string,
  at: string,
  { run, record }: Pick<RefusedRun, 'run' | 'record'>,
): RefusedRun => ({
  what,
  at,
  run,
  record,
});

/**
 * What is wrong with a refusal. How it ends, and what it says, is for others to judge: a run that sent nothing and ended
 * has refused.
 */
export function refusalDefect({ what, at, run, record }: RefusedRun) {
  const sent = transactionsSentBy(record);
  const expected = `a refusal before the first transaction: ${what}`;
  const defect = (reason: RefusalReason, actual: string) => ({ reason, expected, actual, at });
  if (sent > 0 && succeeded(run)) return defect('accepted', `${sent} transactions, and success`);
  if (sent > 0) return defect('spent', `${sent} transactions; ${runSummary(run)}`);
  return run.ended.by === 'limit' ? defect('unending', runSummary(run)) : undefined;
}

/** Holds that each is refused, one after the other: after the first that is not, nothing more is tried. */
export async function judgeRefusals<C>(
  t: Trial<MigrationTarget, RefusalReason>,
  cases: readonly C[],
  run: (one: C) => Promise<RefusedRun>,
): Promise<void> {
  await t.each(cases, async (one) => {
    const refused = await run(one);
    const defect = refusalDefect(refused);
    t.judge(defect, defect?.reason === 'unending' ? refused.run : evidenceOf(refused.run));
  });
}
