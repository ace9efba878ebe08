import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { readProofCheckpoint } from '../../oracle/entry/answer-defects.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const checkpoint = check<LogTarget>()({
  // LOG-CE-005 (must): The inclusion proof in the answer verifies against the checkpoint in the answer, and the log has published
  //   that checkpoint. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    malformed: 'the checkpoint in an answer is no checkpoint',
    signature: 'the checkpoint in an answer is not signed by the log, or a signature of the log does not verify',
  },
  owns: [reasonsOf(answeredCheckpoints, 'malformed', 'signature')],
  run: async (log, t) => {
    for (const { answer, proof } of await t.use(answeredCheckpoints))
      t.judge(readProofCheckpoint(proof, log.keys).defect, answer);
  },
});
