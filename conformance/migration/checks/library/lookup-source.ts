import { check } from '../../../core/check/check.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS, shortJson } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const lookupSource = check<MigrationTarget>()({
  // MIG-LB-010 (must): `migration(network)` takes its results from the declared place: the package or the result file.
  //   [interface, "Library (`StackMigration`)"]
  proves: 'MIG-LB-010',
  needs: ['call'],
  reasons: CHOICE_REASONS,
  run: async (_tool, t) => {
    const { lookups, file, kovan } = await t.use(networkLookups);
    const inFile = new Map([
      ['private', file],
      ['kovan', kovan],
    ]);
    await t.each(
      lookups.filter(({ network, read }) => read?.result.base && inFile.get(network)),
      ({ network, run, read }) => {
        const isOfFile = shortJson(read?.result.base) === shortJson(inFile.get(network));
        t.judge(t.chose('lookup-reads', isOfFile ? 'output' : 'package'), run);
      },
      'it gives a result for no network of the result file',
    );
  },
});
