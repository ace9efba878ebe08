import { premise } from '../../../core/check/premise.ts';
import { badCosignatureDefect, cosignatureFormDefect } from '../../oracle/policy/cosignatures.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { checkpointAnswer } from '../checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { cosignedCheckpointOf } from './cosigned-checkpoint.ts';

/** The first checkpoint, each cosignature of which has its form and verifies. */
export const soundCosignatures = premise<LogTarget>()({
  name: 'sound-cosignatures',
  reasons: ['length', 'time', 'does-not-verify'],
  async find(log, t): Promise<void> {
    await t.use(verifiedCheckpoint);
    const answer = await t.use(checkpointAnswer);
    const cosigned = log.policy && cosignedCheckpointOf(answer, log.keys, log.policy);
    for (const cosignature of cosigned?.cosignatures ?? []) {
      const defect = cosignatureFormDefect(cosignature) ?? badCosignatureDefect(cosignature);
      if (defect) t.fail(defect, answer);
    }
  },
});
