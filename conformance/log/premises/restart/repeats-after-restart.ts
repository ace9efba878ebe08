import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { entryProofDefect } from '../../oracle/entry/proof-defect.ts';
import { type DuplicateOption, readRepeat } from '../../oracle/entry/repeat.ts';
import { PROXY_STATUSES } from '../../oracle/http/gateway.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { judgeRepeatIndex } from '../duplicates/repeat-answer.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';
import { restartedLog } from './restarted-log.ts';

/** An entry from before an end of the log, and the answer to its repeat after it. */
export interface JudgedRepeatAfterRestart {
  readonly first: SuccessfulCreation;
  readonly again: Creation;
}

type Reason = 'unsound' | 'wrong-index' | 'changed';

/**
 * Entries from before the log was ended, each sent again after it came back. That one comes in again is never held
 * against a log (Rekor v2: deduplication is best effort); whatever index is named for it has to be its own.
 */
export const repeatsAfterRestart = premise<LogTarget>()({
  name: 'known-still',
  reasons: ['unsound', 'wrong-index', 'changed'],
  async find(log, t): Promise<readonly JudgedRepeatAfterRestart[]> {
    // How it answers a repeat otherwise is right.
    const { first, again } = await t.use(soundRepeats);
    const usual = readRepeat(first.logged, again).value!.option;
    const { resent } = await t.use(restartedLog);
    const all: JudgedRepeatAfterRestart[] = [];
    for (const { first, again } of resent) {
      if (again.trouble) throw again.trouble;
      await judgeRepeatAfterRestart(log, t, first, again.made, usual);
      all.push({ first, again: again.made });
    }
    return all;
  },
});

async function judgeRepeatAfterRestart(
  log: LogTarget,
  t: Trial<LogTarget, Reason>,
  { logged: first }: SuccessfulCreation,
  again: Creation,
  usual: DuplicateOption,
): Promise<void> {
  const { answer, logged } = again;
  const { value, defect } = readRepeat(first, again);
  const { status } = answer;
  if (defect && PROXY_STATUSES.has(status))
    t.inconclusive(`an entry from before a restart is answered with status ${status}`);
  const wrong = defect ?? (logged && entryProofDefect(logged));
  t.judge(wrong && { ...wrong, reason: 'unsound' }, answer);
  const { option, index } = value!;
  // Where it forgets anyway, instances that do not know of each other may be what is seen.
  const judged = option !== 'readmit' && (usual !== 'readmit' || t.declared('duplicate') !== undefined);
  const other = judged ? t.chose('duplicate', option) : undefined;
  t.judge(other && { ...other, reason: 'changed' }, answer);
  await judgeRepeatIndex(log, t, first, again, index);
}
