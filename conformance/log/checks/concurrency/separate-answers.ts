/** Each of several concurrent entries gets its own answer (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { separateAnswerJudgements } from '../../oracle/entry/separate-answers.ts';
import { concurrentEntries } from '../../premises/concurrency/concurrent-entries.ts';
import { bodiesHoldTheirEntry, growthAnswers } from '../../premises/concurrency/growth-answers.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import type { LogTarget } from '../../target/log-target.ts';

/**
 * Writes up to 40 entries and 3 that must be refused; 8 if CreateEntry made the log grow, whose entries are judged too.
 */
export const separateAnswers = check<LogTarget>()({
  // LOG-CE-021 (must): Entries that are created at the same time each get their own index, their own proof and their own body.
  //   [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-021',
  needs: ['create'],
  reasons: {
    refused: 'one of several concurrent entries is refused',
    'never-accepted': 'an entry that the log was once too busy for is always refused, while new entries are accepted',
    'other-body': 'the answer to one of several concurrent entries has the body of another entry',
    'same-index': 'two concurrent entries get the same index',
    proof: 'the proof of one of several concurrent entries does not verify against its own checkpoint',
    checkpoint: 'the checkpoint in the answer to one of several concurrent entries has no valid signature of the log',
    lost: 'the log has another entry at the index of one of several concurrent entries',
  },
  owns: [
    reasonsOf(
      concurrentEntries,
      'refused',
      'never-accepted',
      'other-body',
      'same-index',
      'proof',
      'checkpoint',
      'lost',
    ),
  ],
  run: async (log, t) => {
    await t.use(soundCreations);
    const { keys } = log;
    const exact = await t.use(bodiesHoldTheirEntry);
    // log/growth/published judges whether the log keeps the entries of its growth.
    const earlier = await t.use(growthAnswers);
    for (const { defect, evidence } of separateAnswerJudgements(earlier, { keys, exact })) t.judge(defect, evidence);
    const entries = await t.use(concurrentEntries);
    for (const { defect, evidence } of separateAnswerJudgements(entries, { keys, earlier, exact }))
      if (defect) t.fail(defect, evidence);
    await t.each(entries, ({ logged, served }) => t.judge(servedBodyDefect('lost', logged, served), served.answer));
  },
});
