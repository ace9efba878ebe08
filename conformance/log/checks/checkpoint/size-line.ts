import { watch } from '../../../core/check/check.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const sizeLine = watch<LogTarget>()({
  proves: 'LOG-CP-012',
  reasons: { size: 'the tree size is not a decimal number without leading zeroes' },
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('size')),
});
