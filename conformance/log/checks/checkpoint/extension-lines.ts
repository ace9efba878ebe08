import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { checkpointLineDefect } from '../../oracle/checkpoint/content-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const extensionLines = watch<LogTarget>()({
  // LOG-CP-014 (must): An extension line is not empty. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-014',
  reasons: { extension: 'an extension line is empty' },
  owns: [reasonsOf(parsedCheckpoint, 'extension')],
  begin: everyCheckpoint(parsedCheckpoint, checkpointLineDefect('extension')),
});
