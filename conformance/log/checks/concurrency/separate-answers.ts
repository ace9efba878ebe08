/** Entries that are under way at the same time are each answered with what is their own (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { separateAnswerJudgements } from '../../oracle/entry/separate-answers.ts';
import { concurrentEntries } from '../../premises/concurrency/concurrent-entries.ts';
import { bodiesHoldTheirEntry, growthAnswers } from '../../premises/concurrency/growth-answers.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Writes up to 40 entries beside 3 that must be refused; 8 where the log was made to grow by CreateEntry, by entries that are judged too. */
export const separateAnswers = check<LogTarget>()({
  proves: 'LOG-CE-021',
  needs: ['create'],
  reasons: {
    refused: 'one of several entries that are sent at the same time is refused',
    'never-accepted': 'an entry that the log once had no room for is refused for ever, while new ones are taken in',
    'other-body': 'an entry that is sent beside others is answered with another body than its own',
    'same-index': 'two entries that are sent at the same time are given one index',
    proof: 'the proof of an entry that was sent beside others does not verify against its own checkpoint',
    checkpoint:
      'the checkpoint that an entry sent beside others is answered with is not signed by the log, or not rightly',
    lost: 'the log has another entry at an index that it gave to one of several sent at the same time',
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
    // Whether the log keeps the entries by which it grew is judged by log/growth/published.
    const earlier = await t.use(growthAnswers);
    for (const { defect, evidence } of separateAnswerJudgements(earlier, { keys, exact })) t.judge(defect, evidence);
    const entries = await t.use(concurrentEntries);
    for (const { defect, evidence } of separateAnswerJudgements(entries, { keys, earlier, exact }))
      if (defect) t.fail(defect, evidence);
    await t.each(entries, ({ logged, served }) => t.judge(servedBodyDefect('lost', logged, served), served.answer));
  },
});
