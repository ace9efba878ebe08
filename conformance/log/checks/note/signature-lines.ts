import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { signatureLineDefect } from '../../oracle/checkpoint/signature-line-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { noteSignatures } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signatureLines = watch<LogTarget>()({
  // LOG-SN-003 (must): A signature line is an em dash (U+2014), a space, the key name, a space, and the signature. [signed-note,
  //   "Format"]
  proves: 'LOG-SN-003',
  reasons: { 'not-a-signature-line': 'a line is not an em dash, a space, a name, a space and base64' },
  owns: [reasonsOf(noteSignatures, 'not-a-signature-line')],
  begin: everyCheckpoint(noteSignatures, signatureLineDefect('not-a-signature-line')),
});
