import { check } from '../../../core/check/check.ts';
import { refusedStatusDefect } from '../../oracle/entry/refused-status-defect.ts';
import { soundRefusedDefect } from '../../premises/refusal/after-refusal.ts';
import { algorithmsRefusedWith400 } from '../../premises/refusal/algorithms-refused.ts';
import { answersOfLog, refusedGroups, requireAnswersOfLog, soundEntryOf } from '../../premises/refusal/refusals.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const verifier = check<LogTarget>()({
  // LOG-CE-007 (must): A request is refused with 400 and changes nothing where its signature does not verify, its key is not a
  //   valid key (for RSA by RFC 8017, section 3.1), or its parts do not belong together. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: {
    accepted: 'a request is accepted although it does not have exactly one verifier',
    'not-400': 'a request that does not have exactly one verifier is refused with another status than 400',
    'sound-refused': 'a sound entry is refused after changes of it were refused',
  },
  run: async (_log, t) => {
    await t.use(algorithmsRefusedWith400);
    const group = (await t.use(refusedGroups)).get('verifier')!;
    for (const { request, answer } of answersOfLog(group)) t.judge(refusedStatusDefect(request.what, answer), answer);
    const sound = soundEntryOf(group, t);
    t.judge(soundRefusedDefect(sound), sound.answer);
    requireAnswersOfLog(group.answers, t);
  },
});
