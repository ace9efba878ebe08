import { watch } from '../../../core/check/check.ts';
import { listedLogDefect } from '../../oracle/policy/listed-log.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const listedLog = watch<LogTarget>()({
  // LOG-CO-006 (must): Each checkpoint is signed by a log of the policy, if it lists any, by the key whose name is the origin.
  //   [tlog-policy, "Defining a log"]
  proves: 'LOG-CO-006',
  needs: ['policy'],
  reasons: {
    unlisted: 'no log of the policy has signed the checkpoint',
    'other-origin': 'the log of the policy that has signed the checkpoint has another name than its origin',
  },
  begin: everyCosignedCheckpoint(
    ({ policy, checkpoint, lines }) => (policy.logs.length === 0 ? [] : [listedLogDefect(policy, checkpoint, lines)]),
    'the policy lists no log',
  ),
});
