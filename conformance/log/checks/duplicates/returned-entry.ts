/** The answer to a repeated entry has the form of the answer to a new entry (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { isSuccessful } from '../../oracle/entry/creation.ts';
import { returnedEntryDefect } from '../../oracle/entry/returned-entry-defect.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const returnedEntry = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    form: 'the answer to a repeated entry has another form than the answer to the new entry',
    'time-or-promise': 'the answer to a repeated entry has a time or a promise',
    'log-id': 'the answer to a repeated entry has the ID of another log',
    kind: 'the answer to a repeated entry has another kind or version than hashedrekord 0.0.2',
  },
  run: async (log, t) => {
    const { repeats } = await t.use(soundRepeats);
    await t.each(
      repeats.flatMap(({ first, repeat }) => (isSuccessful(repeat) ? [{ first, repeat }] : [])),
      ({ first, repeat }) => t.judge(returnedEntryDefect(first, repeat, log.keys), repeat.answer),
      'the log answers no repeated entry with the entry',
    );
  },
});
