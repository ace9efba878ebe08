/** Entries that the log has already (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { namedIndexDefect, repeatDefect } from '../../oracle/duplicates/repeat-defect.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const answered = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    error: 'a repeated entry is answered with another error than 409',
    code: 'the 409 to a repeated entry has another code than 6 (already exists)',
    'no-index': 'the 409 to a repeated entry has no index in x-log-index',
    'wrong-index': 'at the index in the answer, the log has another entry or no entry',
    'other-entry': 'a repeated entry is answered with another entry or without an entry',
    proof: 'the proof in the answer to a repeated entry does not verify, or belongs to no tree of the log',
    'not-as-declared': 'a repeated entry is not answered as declared',
    changed: 'repeated entries are answered in different ways',
  },
  owns: [
    reasonsOf(
      soundRepeats,
      'error',
      'code',
      'no-index',
      'wrong-index',
      'other-entry',
      'proof',
      'not-as-declared',
      'changed',
    ),
  ],
  run: async (log, t) => {
    // The premise sends the repeats; it compares their options and their trees with one another.
    const { repeats, repeat } = await t.use(soundRepeats);
    const defects = repeats.map(
      ({ first: { logged }, repeat: repeated, served }) =>
        repeatDefect(logged, repeated, log.keys) ?? namedIndexDefect(logged, served),
    );
    t.judge(
      defects.find((defect) => defect !== undefined),
      repeat.answer,
    );
  },
});
