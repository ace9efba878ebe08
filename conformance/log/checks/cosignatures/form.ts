import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { cosignatureFormDefect } from '../../oracle/policy/cosignatures.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import { NO_COSIGNATURE } from '../../premises/cosignatures/no-cosignature.ts';
import { soundCosignatures } from '../../premises/cosignatures/sound-cosignatures.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const form = watch<LogTarget>()({
  // LOG-CO-003 (must): A cosignature is a time of at most 2^63-1 in eight bytes, and a signature of the length that its algorithm
  //   has. [tlog-cosignature, "Format"]
  proves: 'LOG-CO-003',
  needs: ['policy'],
  reasons: {
    length: 'the signature of a witness has not the length of a time and a signature of its algorithm',
    time: 'the time of a cosignature is beyond 2^63-1',
  },
  owns: [reasonsOf(soundCosignatures, 'length', 'time')],
  begin: everyCosignedCheckpoint(({ cosignatures }) => cosignatures.map(cosignatureFormDefect), NO_COSIGNATURE),
});
