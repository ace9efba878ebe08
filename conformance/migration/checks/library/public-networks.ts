import { check } from '../../../core/check/check.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS, returnedText } from '../../premises/library/returned-result.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const publicNetworks = check<MigrationTarget>()({
  proves: 'MIG-LB-008',
  needs: ['call'],
  reasons: {
    ...CHOICE_REASONS,
    'neither-result-nor-none': 'it gives what is neither a result nor what says that there is none',
  },
  run: async (_tool, t) => {
    const { all: found } = await t.use(networkLookups);
    await t.each(found.slice(1), ({ network, run, read, none }) => {
      if (read) return t.judge(undefined, run);
      const expected = 'a result, an error, undefined or null';
      const actual = 'returned' in run ? returnedText(run) : runSummary(run);
      if (!none) return t.judge({ reason: 'neither-result-nor-none', expected, actual, at: network }, run);
      return t.judge(t.chose('lookup-without-record', none), run);
    });
  },
});
