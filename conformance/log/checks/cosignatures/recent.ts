import { watch } from '../../../core/check/check.ts';
import { quorumDefect } from '../../oracle/policy/cosignatures.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const recent = watch<LogTarget>()({
  // LOG-CO-005 (must): The quorum of a served checkpoint is reached by cosignatures that are no older than declared.
  //   [tlog-cosignature, "Ed25519 signed message"]
  proves: 'LOG-CO-005',
  needs: ['policy'],
  reasons: { old: 'the quorum is not reached by cosignatures that are as recent as the choice cosigned-within' },
  begin: everyCosignedCheckpoint((shown, t) => {
    const declared = t.declared('cosigned-within');
    // The checkpoint of an answer may be that of an entry which was logged long ago.
    if (declared === undefined || !shown.isServed || shown.policy.quorum === undefined) return [];
    // Without a quorum at any time there is another defect, which log/cosignatures/quorum judges.
    if (quorumDefect(shown.policy, shown.cosignatures)) return [];
    const since = BigInt(Math.floor(t.time.epoch() / 1000 - Number(declared)));
    const defect = quorumDefect(shown.policy, shown.cosignatures, since > 0n ? since : 0n);
    return [defect && { ...defect, reason: 'old' }];
  }, 'no age is declared, or no checkpoint had a quorum (--declare cosigned-within=SECONDS)'),
});
