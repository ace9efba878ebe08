import { check } from '../../../core/check/check.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const originForm = check<LogTarget>()({
  // LOG-CP-016 (should): The origin contains no Unicode space, no plus sign and no URL scheme. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-016',
  reasons: {
    space: 'the origin has a Unicode space',
    plus: 'the origin has a plus sign',
    scheme: 'the origin has a URL scheme',
  },
  run: async (_log, t) => {
    const { origin } = await t.use(parsedCheckpoint);
    const broken = { space: /\p{White_Space}/u, plus: /\+/, scheme: /^[a-z][a-z0-9.-]*:\/\//i };
    const reason = (['space', 'plus', 'scheme'] as const).find((rule) => broken[rule].test(origin));
    const expected = 'a URL without scheme, spaces and plus signs';
    const at = 'checkpoint, line 1';
    t.judge(reason && { reason, expected, actual: `"${origin}"`, at }, await t.use(checkpointAnswer));
  },
});
