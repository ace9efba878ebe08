import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const rootLine = watch<LogTarget>()({
  // LOG-CP-013 (must): The root hash is the standard, padded base64 of 32 bytes. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-013',
  reasons: { root: 'the root hash is not the base64 of 32 bytes' },
  owns: [reasonsOf(parsedCheckpoint, 'root')],
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('root')),
});
