import { check } from '../../../core/check/check.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS, shortJson } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const lookupSource = check<MigrationTarget>()({
  proves: 'MIG-LB-010',
  needs: ['call'],
  reasons: CHOICE_REASONS,
  run: async (_tool, t) => {
    const { all: found, file, kovan } = await t.use(networkLookups);
    const told = found.filter(
      ({ network, read }) => read?.result.base && (network === 'private' || (network === 'kovan' && kovan)),
    );
    await t.each(
      told,
      ({ network, run, read }) => {
        const same = shortJson(read!.result.base) === shortJson(network === 'private' ? file : kovan);
        t.judge(t.chose('lookup-reads', same ? 'output' : 'package'), run);
      },
      'it gives a result for no network of the result file',
    );
  },
});
