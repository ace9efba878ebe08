/** An entry that the log has is answered in the form of a new one (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { isSuccessful } from '../../oracle/entry/creation.ts';
import { returnedEntryDefect } from '../../oracle/entry/returned-entry-defect.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const returnedEntry = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    form: 'an entry that is there is answered in another form than it was when it was created',
    'time-or-promise': 'an entry that is there is answered with a time or a promise',
    'log-id': 'an entry that is there is answered with the ID of another log',
    kind: 'an entry that is there is answered with another kind or version than hashedrekord 0.0.2',
  },
  run: async (log, t) => {
    const { repeats } = await t.use(soundRepeats);
    await t.each(
      repeats.flatMap(({ first, repeat }) => (isSuccessful(repeat) ? [{ first, repeat }] : [])),
      ({ first, repeat }) => t.judge(returnedEntryDefect(first, repeat, log.keys), repeat.answer),
      'no entry that is there is answered with the entry',
    );
  },
});
