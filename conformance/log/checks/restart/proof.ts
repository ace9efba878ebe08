import { check } from '../../../core/check/check.ts';
import { envelopeSignatureDefect } from '../../oracle/checkpoint/envelope-defect.ts';
import { entryProofDefect } from '../../oracle/entry/proof-defect.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const proof = check<LogTarget>()({
  // LOG-CE-005 (must): The inclusion proof in the answer verifies against the checkpoint in the answer, and the log has published
  //   that checkpoint. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-005',
  needs: ['create', 'restart'],
  reasons: {
    checkpoint: 'the checkpoint in an answer after a restart has no valid signature of the log',
    proof: 'the proof in an answer after a restart does not verify against its own checkpoint',
  },
  run: async (log, t) => {
    // A proof that is wrong without a restart is judged by log/proof.
    await t.use(soundCreations);
    const { answered } = await t.use(restartedLog);
    for (const { logged, answer } of answered) {
      const unproved = entryProofDefect(logged);
      t.judge(unproved && { ...unproved, reason: 'proof' }, answer);
      const envelope = logged.inclusionProof!.checkpoint;
      const unsigned = log.keys && envelopeSignatureDefect(envelope, log.keys);
      t.judge(unsigned && { ...unsigned, reason: 'checkpoint' }, answer);
    }
  },
});
