import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { signatureLineDefect } from '../../oracle/checkpoint/signature-line-defect.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { noteSignatures } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signatureBytes = watch<LogTarget>()({
  // LOG-SN-005 (must): A signature is the standard base64 of a four-byte key ID followed by the bytes of the signature.
  //   [signed-note, "Format"]
  proves: 'LOG-SN-005',
  reasons: {
    base64: 'a signature is not standard base64',
    'too-short': 'a signature has no bytes after its four-byte key ID',
  },
  owns: [reasonsOf(noteSignatures, 'base64', 'too-short')],
  begin: everyCheckpoint(noteSignatures, signatureLineDefect('base64', 'too-short')),
});
