import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { checkpointSignatureOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signatureVerifies = watch<LogTarget>()({
  // LOG-CP-004 (must): The checkpoint carries a signature by the log's key, and every signature under a key of the log verifies.
  //   [signed-note, "Signatures"]
  proves: 'LOG-CP-004',
  needs: ['keys'],
  reasons: {
    'bad-signature': "a signature by the log's key does not verify",
    'no-log-signature': "no signature is by the log's key",
  },
  owns: [reasonsOf(verifiedCheckpoint, 'bad-signature', 'no-log-signature')],
  begin: everyCheckpoint(verifiedCheckpoint, (answer, log) => {
    const judged = checkpointSignatureOf(answer, log.keys ?? []);
    const { defect } = judged ?? {};
    // The form of a tree head's signature is judged by log/tree-heads/signature-form.
    if (!judged || defect?.reason === 'signature-form') return JUDGED_ELSEWHERE;
    return defect as Defect<'bad-signature' | 'no-log-signature'> | undefined;
  }),
});
