import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { badCosignatureDefect } from '../../oracle/policy/cosignatures.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import { NO_COSIGNATURE } from '../../premises/cosignatures/no-cosignature.ts';
import { soundCosignatures } from '../../premises/cosignatures/sound-cosignatures.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const verifies = watch<LogTarget>()({
  // LOG-CO-002 (must): Each signature line under the key name and the key ID of a witness of the policy verifies as its
  //   cosignature of the checkpoint. [signed-note, "Signatures"]
  proves: 'LOG-CO-002',
  needs: ['policy'],
  reasons: { 'does-not-verify': 'a signature line under the key of a witness is no cosignature of the checkpoint' },
  owns: [reasonsOf(soundCosignatures, 'does-not-verify')],
  begin: everyCosignedCheckpoint(
    ({ cosignatures }) => cosignatures.filter(({ timestamp }) => timestamp !== undefined).map(badCosignatureDefect),
    NO_COSIGNATURE,
  ),
});
