import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { notePartsOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { noteParts } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const layout = watch<LogTarget>()({
  // LOG-SN-001 (must): A checkpoint is a text that ends in a newline, an empty line, and one or more signature lines, each ended
  //   by a newline. [signed-note, "Format"]
  proves: 'LOG-SN-001',
  reasons: {
    'no-final-newline': 'the last line does not end in a newline',
    'no-blank-line': 'there is no empty line between text and signatures',
    'no-signature': 'there is no signature line',
  },
  owns: [reasonsOf(noteParts, 'no-final-newline', 'no-blank-line', 'no-signature')],
  begin: everyCheckpoint(noteParts, (answer) => {
    const stage = notePartsOf(answer);
    return stage ? stage.defect : JUDGED_ELSEWHERE;
  }),
});
