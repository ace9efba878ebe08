/** Entries that are under way at the same time are each answered with what is their own (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { concurrentEntries } from '../../premises/concurrency/concurrent-entries.ts';
import { bodiesHoldTheirEntry, growthAnswers } from '../../premises/concurrency/growth-answers.ts';
import { judgeSeparateAnswers } from '../../premises/concurrency/separate-answers.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Writes up to 40 entries, beside 3 that are to be refused, and 8 where the log was made to grow by CreateEntry: those that it grew by are judged too. */
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
    // Whether the log keeps what it grew by is judged where it is made to grow.
    judgeSeparateAnswers(t, await t.use(growthAnswers), { keys: log.keys, exact: await t.use(bodiesHoldTheirEntry) });
    await t.each(await t.use(concurrentEntries), ({ answer }) => t.judge(undefined, answer));
  },
});
