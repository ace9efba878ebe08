import { premise } from '../../../core/check/premise.ts';
import { readRepeat } from '../../oracle/duplicates/repeat.ts';
import { namedIndexDefect, repeatAfterRestartDefect } from '../../oracle/duplicates/repeat-defect.ts';
import { PROXY_STATUSES } from '../../oracle/http/gateway.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { entryAtNamedIndex, type RepeatedCreation } from '../duplicates/repeat-answer.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';
import { restartedLog } from './restarted-log.ts';

/**
 * Entries from before a restart, each sent again after it. The log may accept an entry again (Rekor v2: deduplication
 * is best effort), but the index in the answer has to be an index of the entry.
 */
export const repeatsAfterRestart = premise<LogTarget>()({
  name: 'repeats-after-restart',
  reasons: ['unsound', 'wrong-index', 'changed'],
  async find(log, t): Promise<readonly RepeatedCreation[]> {
    // Repeats without a restart in between are answered rightly.
    const { first: usualFirst, repeat: usualRepeat } = await t.use(soundRepeats);
    const usual = readRepeat(usualFirst.logged, usualRepeat).value!.option;
    const { resent } = await t.use(restartedLog);
    const repeats: RepeatedCreation[] = [];
    for (const { first, sent } of resent) {
      if (sent.failure) throw sent.failure;
      const repeat = sent.creation;
      const { answer } = repeat;
      const { value, defect } = readRepeat(first.logged, repeat);
      if (defect && PROXY_STATUSES.has(answer.status))
        t.inconclusive(`an entry from before a restart is answered with status ${answer.status}`);
      t.judge(repeatAfterRestartDefect(first.logged, repeat), answer);
      const { option, index } = value!;
      // If the log accepts repeats anyway, another option may come from another instance, which has the entry.
      const isJudged = option !== 'readmit' && (usual !== 'readmit' || t.declared('duplicate') !== undefined);
      const changed = isJudged ? t.chose('duplicate', option) : undefined;
      t.judge(changed && { ...changed, reason: 'changed' }, answer);
      const served = await entryAtNamedIndex(log, t, first.logged, repeat, index);
      t.judge(namedIndexDefect(first.logged, served), served.answer);
      repeats.push({ first, repeat, served });
    }
    return repeats;
  },
});
