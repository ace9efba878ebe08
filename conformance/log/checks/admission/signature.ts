import { check } from '../../../core/check/check.ts';
import { refusedStatusDefect } from '../../oracle/entry/refused-status-defect.ts';
import { soundRefusedDefect } from '../../premises/refusal/after-refusal.ts';
import { algorithmsRefusedWith400 } from '../../premises/refusal/algorithms-refused.ts';
import { alteredRepeats } from '../../premises/refusal/altered-repeats.ts';
import { answersOfLog, refusedGroups, requireAnswersOfLog, soundEntryOf } from '../../premises/refusal/refusals.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signature = check<LogTarget>()({
  // LOG-CE-007 (must): A request is refused with 400 and changes nothing where its signature does not verify, its key is not a
  //   valid key (for RSA by RFC 8017, section 3.1), or its parts do not belong together. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: {
    accepted: 'a request is accepted although its signature does not verify',
    'not-400': 'a request whose signature does not verify is refused with another status than 400',
    'sound-refused': 'a sound entry is refused after changes of it were refused',
  },
  run: async (_log, t) => {
    await t.use(algorithmsRefusedWith400);
    const group = (await t.use(refusedGroups)).get('signature')!;
    for (const { request, answer } of answersOfLog(group)) t.judge(refusedStatusDefect(request.what, answer), answer);
    const sound = soundEntryOf(group, t);
    t.judge(soundRefusedDefect(sound), sound.answer);
    // A log must not accept an altered entry because it remembers the sound one.
    const altered = await t.use(alteredRepeats);
    for (const { request, answer } of answersOfLog(altered)) t.judge(refusedStatusDefect(request.what, answer), answer);
    if (altered.failure) throw altered.failure;
    requireAnswersOfLog([...group.answers, ...altered.answers], t);
  },
});
