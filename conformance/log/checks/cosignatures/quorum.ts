import { watch } from '../../../core/check/check.ts';
import { quorumDefect } from '../../oracle/policy/cosignatures.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const quorum = watch<LogTarget>()({
  // LOG-CO-001 (must): Each checkpoint that the log serves, or puts into an answer, is cosigned by as many witnesses of the
  //   policy as its quorum asks. [tlog-policy, "What is a "policy"?"]
  proves: 'LOG-CO-001',
  needs: ['policy'],
  reasons: { 'too-few': 'fewer witnesses have cosigned a checkpoint than the quorum of the policy asks' },
  begin: everyCosignedCheckpoint(({ policy, cosignatures }) => {
    if (policy.quorum === undefined) return [];
    const isDamaged = cosignatures.some(({ verifies }) => !verifies);
    const defect = quorumDefect(policy, cosignatures);
    // A cosignature that does not verify is judged by log/cosignatures/verifies.
    return defect && isDamaged ? [] : [defect];
  }, 'the policy asks for no cosignatures (quorum none)'),
});
