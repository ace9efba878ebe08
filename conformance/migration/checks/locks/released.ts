import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { keptLockDefect, resumedAfterKill } from '../../premises/resume/interruptions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const released = check<MigrationTarget>()({
  // MIG-LO-002 (must): A run that was killed does not prevent a later run. [durable-deploy, "Locking"]
  proves: 'MIG-LO-002',
  needs: ['processes'],
  reasons: { kept: 'after a run was killed no further run succeeds, neither the same command nor one with `restart`' },
  owns: [reasonsOf(resumedAfterKill, 'kept')],
  run: async (_tool, t) => {
    const interrupted = await t.use(resumedAfterKill);
    t.judge(keptLockDefect(interrupted), interrupted.resumed.run);
  },
});
