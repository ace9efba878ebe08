import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { checkpointSignatureOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signatureForm = watch<LogTarget>()({
  // LOG-CT-001 (must): The signature by the log is an RFC6962NoteSignature: a timestamp, and the TreeHeadSignature by SHA-256 and
  //   the algorithm of the log's key, and nothing else. [static-ct-api, "Checkpoints"]
  proves: 'LOG-CT-001',
  needs: ['keys'],
  reasons: { form: "the log's signature is not an RFC6962NoteSignature by the algorithm of its key" },
  owns: [reasonsOf(verifiedCheckpoint, { 'signature-form': 'form' })],
  begin: everyCheckpoint(verifiedCheckpoint, (answer, log): Defect<'form'> | undefined | typeof JUDGED_ELSEWHERE => {
    const judged = checkpointSignatureOf(answer, log.keys ?? []);
    if (!judged) return JUDGED_ELSEWHERE;
    const { defect } = judged;
    if (defect?.reason === 'signature-form') return { ...defect, reason: 'form' };
    return defect ? JUDGED_ELSEWHERE : undefined;
  }),
});
