import { watch } from '../../../core/check/check.ts';
import { charsetDefect, contentTypeDefect } from '../../oracle/http/content-type.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentType = watch<LogTarget>()({
  // LOG-CP-002 (must): The checkpoint is served as `text/plain; charset=utf-8`. [tlog-tiles, "Checkpoints"]
  proves: 'LOG-CP-002',
  reasons: {
    missing: 'the checkpoint has no Content-Type',
    'media-type': 'the checkpoint is not text/plain',
    charset: 'the Content-Type of the checkpoint has no charset=utf-8',
  },
  begin: everyCheckpoint(
    checkpointAnswer,
    (answer) =>
      contentTypeDefect(answer, 'text/plain', 'checkpoint', 'text/plain; charset=utf-8') ??
      charsetDefect(answer, 'utf-8', 'checkpoint'),
  ),
});
