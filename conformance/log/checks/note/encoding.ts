import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { noteTextOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { noteText } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const encoding = watch<LogTarget>()({
  // LOG-SN-002 (must): A checkpoint is valid UTF-8 and has no ASCII control character other than newline. [signed-note, "Format"]
  proves: 'LOG-SN-002',
  reasons: {
    'not-utf-8': 'the checkpoint is not valid UTF-8',
    'control-character': 'the checkpoint has a control character, such as a carriage return or a tab',
  },
  owns: [reasonsOf(noteText, 'not-utf-8', 'control-character')],
  begin: everyCheckpoint(noteText, (answer) => {
    const stage = noteTextOf(answer);
    return stage ? stage.defect : JUDGED_ELSEWHERE;
  }),
});
