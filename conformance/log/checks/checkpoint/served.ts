import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = check<LogTarget>()({
  // LOG-CP-001 (must): The log serves its current checkpoint at `<prefix>/checkpoint`. [tlog-tiles, "Checkpoints"]
  proves: 'LOG-CP-001',
  reasons: {
    missing: 'the checkpoint is not served, although tiles or bundles are',
    status: 'the checkpoint is answered with a status other than 200, 403, 404 and 410',
    incomplete: 'the checkpoint is cut off each time, before the end that its answer announces',
    'not-as-declared': 'an empty log does not answer as the choice empty-log declares',
  },
  owns: [reasonsOf(checkpointAnswer, 'missing', 'status', 'incomplete', 'not-as-declared')],
  run: async (_log, t) => {
    const answer = await t.use(checkpointAnswer);
    // `checkpointAnswer` fails where the checkpoint is missing or has another status. Here only an empty log is judged.
    const empty = checkpointContentOf(answer)?.value?.size === 0n;
    t.judge(empty && choiceSeenOnce(t.chose('empty-log', 'size-0')), answer);
  },
});
