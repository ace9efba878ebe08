import { check } from '../../../core/check/check.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import {
  disputedEntries,
  NEITHER_ACCEPTED_NOR_REFUSED,
  outcomeOfCreation,
} from '../../premises/create/disputed-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const keyDetails = check<LogTarget>()({
  // LOG-CE-024 (must): The algorithm that a request names is the algorithm of its key. [rekor-v2, "Algorithms"]
  proves: 'LOG-CE-024',
  needs: ['create'],
  reasons: {
    'not-as-declared': 'an entry that names the algorithm of another type of key fares otherwise than declared',
  },
  run: async (_log, t) => {
    const { misnamed } = await t.use(disputedEntries);
    // An accepted entry decides: a refused one may have an algorithm that the log does not allow.
    const creation = misnamed.find((misnamedEntry) => outcomeOfCreation(misnamedEntry) === 'accepted') ?? misnamed[0]!;
    const outcome = outcomeOfCreation(creation) ?? t.inconclusive(NEITHER_ACCEPTED_NOR_REFUSED);
    t.judge(choiceSeenOnce(t.chose('key-details', outcome === 'accepted' ? 'logged' : 'refused')), creation.answer);
  },
});
