import { check } from '../../../core/check/check.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import {
  disputedEntries,
  NEITHER_ACCEPTED_NOR_REFUSED,
  outcomeOfCreation,
} from '../../premises/create/disputed-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const rsaPss = check<LogTarget>()({
  // LOG-CE-023 (must): The log accepts entries of every algorithm that it allows, by public key and by certificate, with the
  //   algorithm's own hash. [rekor-v2, "Algorithms"]
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { 'not-as-declared': 'an entry with an RSASSA-PSS signature fares otherwise than declared' },
  run: async (_log, t) => {
    const { pss } = await t.use(disputedEntries);
    // A log that allows RSASSA-PSS need not allow keys that are restricted to it.
    const creation = pss.find((entry) => outcomeOfCreation(entry) === 'accepted') ?? pss[0]!;
    const outcome = outcomeOfCreation(creation) ?? t.inconclusive(NEITHER_ACCEPTED_NOR_REFUSED);
    t.judge(choiceSeenOnce(t.chose('rsa-pss', outcome === 'accepted' ? 'logged' : 'refused')), creation.answer);
  },
});
