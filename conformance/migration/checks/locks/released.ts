import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { resumedAfterKill } from '../../premises/resume/interruptions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const released = check<MigrationTarget>()({
  proves: 'MIG-LO-002',
  needs: ['processes'],
  reasons: { kept: 'after a run that was killed no other one succeeds, neither the same nor with `restart`' },
  owns: [reasonsOf(resumedAfterKill, 'kept')],
  run: async (_tool, t) => {
    const { resumed } = await t.use(resumedAfterKill);
    t.judge(undefined, resumed.run);
  },
});
