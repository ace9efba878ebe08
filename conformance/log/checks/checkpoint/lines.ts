import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const lines = watch<LogTarget>()({
  // LOG-CP-010 (must): The text of a checkpoint has at least three lines: origin, tree size, root hash. [tlog-checkpoint, "Note
  //   text"]
  proves: 'LOG-CP-010',
  reasons: { lines: 'the text has fewer than three lines' },
  owns: [reasonsOf(parsedCheckpoint, 'lines')],
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('lines')),
});
