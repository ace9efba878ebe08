import { check } from '../../../core/check/check.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import {
  disputedEntries,
  NEITHER_ACCEPTED_NOR_REFUSED,
  outcomeOfCreation,
} from '../../premises/create/disputed-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const ecdsaForm = check<LogTarget>()({
  // LOG-CE-023 (must): The log accepts entries of every algorithm that it allows, by public key and by certificate, with the
  //   algorithm's own hash. [rekor-v2, "Algorithms"]
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { 'not-as-declared': 'an ECDSA signature as two numbers fares otherwise than declared' },
  run: async (_log, t) => {
    const { raw } = await t.use(disputedEntries);
    const outcome = outcomeOfCreation(raw) ?? t.inconclusive(NEITHER_ACCEPTED_NOR_REFUSED);
    t.judge(choiceSeenOnce(t.chose('ecdsa-form', outcome === 'accepted' ? 'der-and-raw' : 'der')), raw.answer);
  },
});
