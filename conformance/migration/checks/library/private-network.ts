import { check } from '../../../core/check/check.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { returnedText } from '../../premises/library/returned-result.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateNetwork = check<MigrationTarget>()({
  // MIG-LB-007 (must): `migration('private')` gives the result of the local chain. [interface, "Library options object"]
  proves: 'MIG-LB-007',
  needs: ['call'],
  reasons: { missing: "`migration('private')` gives no result with `base`" },
  run: async (_tool, t) => {
    const { lookups } = await t.use(networkLookups);
    await t.each(
      lookups.filter(({ network }) => network === 'private'),
      ({ run, read }) => {
        const actual = 'returned' in run ? returnedText(run) : runSummary(run);
        t.judge(read?.result.base ? undefined : { reason: 'missing', expected: 'a result with `base`', actual }, run);
      },
    );
  },
});
