/** Runs that are to be refused before any transaction. */
import { type MigrationTarget, type Run, succeeded } from '../core/migration-target.ts';
import type { RpcRecord } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import { sentBy } from './footing.ts';
import { sayRun } from './play.ts';
import { seenIn } from './weighed.ts';

/** For which a refusal can fail: each check of one has these. */
export const REFUSAL = {
  accepted: 'it is migrated all the same',
  spent: 'it is refused after transactions were sent',
  unending: 'it is not refused: the run does not end',
} as const;
export type RefusalReason = keyof typeof REFUSAL;

/** One wrong thing, where it is, and what the tool made of it. */
export interface Refused {
  /** What is wrong, for people: `an address of one byte`. */
  readonly what: string;
  readonly at: string;
  readonly run: Run;
  readonly record: RpcRecord;
}

/** What is wrong, where, and the run that is to refuse it. */
export const seen = (what: string, at: string, { run, record }: Pick<Refused, 'run' | 'record'>): Refused => ({
  what,
  at,
  run,
  record,
});

/**
 * What is wrong with a refusal. How it ends, and what it says, is for others to judge: a run that sent nothing and ended
 * has refused.
 */
export function refusalDefect({ what, at, run, record }: Refused) {
  const sent = sentBy(record);
  const expected = `a refusal before the first transaction: ${what}`;
  const defect = (reason: RefusalReason, actual: string) => ({ reason, expected, actual, at });
  if (sent > 0 && succeeded(run)) return defect('accepted', `${sent} transactions, and success`);
  if (sent > 0) return defect('spent', `${sent} transactions; ${sayRun(run)}`);
  return run.ended.by === 'limit' ? defect('unending', sayRun(run)) : undefined;
}

/** Holds that each is refused, one after the other: after the first that is not, nothing more is tried. */
export async function refusesEach<C>(
  t: Trial<MigrationTarget, RefusalReason>,
  cases: readonly C[],
  run: (one: C) => Promise<Refused>,
): Promise<void> {
  await t.each(cases, async (one) => {
    const refused = await run(one);
    const defect = refusalDefect(refused);
    t.judge(defect, defect?.reason === 'unending' ? refused.run : seenIn(refused.run));
  });
}
