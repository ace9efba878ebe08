import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const sizeLine = watch<LogTarget>()({
  // LOG-CP-012 (must): The tree size is written in ASCII decimal digits without leading zeroes. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-012',
  reasons: { size: 'the tree size is not a decimal number without leading zeroes' },
  owns: [reasonsOf(parsedCheckpoint, 'size')],
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('size')),
});
