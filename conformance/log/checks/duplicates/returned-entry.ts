import { check } from '../../../core/check/check.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
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
    const found = repeats.flatMap(({ first, again }) =>
      again.logged ? [{ first, again: again as SuccessfulCreation }] : [],
    );
    await t.each(
      found,
      ({ first, again }) => t.judge(returnedEntryDefect(first, again, log.keys), again.answer),
      'no entry that is there is answered with the entry',
    );
  },
});
