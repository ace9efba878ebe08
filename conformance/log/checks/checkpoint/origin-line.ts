import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const originLine = watch<LogTarget>()({
  // LOG-CP-011 (must): The origin line is not empty. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-011',
  reasons: { origin: 'the origin line is empty' },
  owns: [reasonsOf(parsedCheckpoint, 'origin')],
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('origin')),
});
