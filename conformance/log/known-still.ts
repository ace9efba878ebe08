import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Creation, Success } from './created.ts';
import { IN_FRONT } from './in-front.ts';
import { judgeIndex } from './judge-resent.ts';
import { type DuplicateOption, readResent } from './resent.ts';
import { restarted } from './restarted.ts';
import { soundAgain } from './sent-twice.ts';
import { proofDefect } from './standing.ts';

/** An entry from before an end of the log, and the answer to its repeat after it. */
export interface KnownStill {
  readonly first: Success;
  readonly again: Creation;
}

type Reason = 'unsound' | 'wrong-index' | 'changed';

/**
 * Entries from before the log was ended, each sent again after it came back. That one comes in again is never held
 * against a log (Rekor v2: deduplication is best effort); whatever index is named for it has to be its own.
 */
export const knownStill = premise<LogTarget>()({
  name: 'known-still',
  owners: {
    unsound: 'log/restart/repeated#unsound',
    'wrong-index': 'log/restart/repeated#wrong-index',
    changed: 'log/restart/repeated#changed',
  },
  async find(log, t): Promise<readonly KnownStill[]> {
    // How it answers a repeat otherwise is right.
    const { first, again } = await t.use(soundAgain);
    const usual = readResent(first.logged, again).value!.option;
    const { resent } = await t.use(restarted);
    const all: KnownStill[] = [];
    for (const { first, again } of resent) {
      if (again.trouble) throw again.trouble;
      await judgeKnown(log, t, first, again.made, usual);
      all.push({ first, again: again.made });
    }
    return all;
  },
});

async function judgeKnown(
  log: LogTarget,
  t: Trial<LogTarget, Reason>,
  { logged: first }: Success,
  again: Creation,
  usual: DuplicateOption,
): Promise<void> {
  const { answer, logged } = again;
  const { value, defect } = readResent(first, again);
  const { status } = answer;
  if (defect && IN_FRONT.has(status))
    t.inconclusive(`an entry from before a restart is answered with status ${status}`);
  const wrong = defect ?? (logged && proofDefect(logged));
  t.judge(wrong && { ...wrong, reason: 'unsound' }, answer);
  const { option, index } = value!;
  // Where it forgets anyway, instances that do not know of each other may be what is seen.
  const judged = option !== 'readmit' && (usual !== 'readmit' || t.declared('duplicate') !== undefined);
  const other = judged ? t.chose('duplicate', option) : undefined;
  t.judge(other && { ...other, reason: 'changed' }, answer);
  await judgeIndex(log, t, first, again, index);
}
