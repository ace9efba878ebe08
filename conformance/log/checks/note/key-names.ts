import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { signatureLineDefect } from '../../oracle/checkpoint/signature-line-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { noteSignatures } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const keyNames = watch<LogTarget>()({
  // LOG-SN-004 (must): A key name is not empty, and contains no Unicode space and no plus sign. [signed-note, "Format"]
  proves: 'LOG-SN-004',
  reasons: { 'key-name': 'a key name is empty or has a space or a plus sign' },
  owns: [reasonsOf(noteSignatures, 'key-name')],
  begin: everyCheckpoint(noteSignatures, signatureLineDefect('key-name')),
});
