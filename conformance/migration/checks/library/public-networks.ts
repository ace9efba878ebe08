import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { type NetworkLookup, networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS, returnedText } from '../../premises/library/returned-result.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const publicNetworks = check<MigrationTarget>()({
  // MIG-LB-008 (must): `migration` knows `kovan`, `rinkeby` and `mainnet`: for each of them it gives a result, or what is
  //   declared for a network without a record. [interface, "Library options object"]
  proves: 'MIG-LB-008',
  needs: ['call'],
  reasons: {
    ...CHOICE_REASONS,
    'neither-result-nor-none': 'it gives neither a result nor an error, undefined or null',
  },
  run: async (_tool, t) => {
    const { lookups } = await t.use(networkLookups);
    await t.each(
      lookups.filter(({ network }) => network !== 'private'),
      (lookup) => {
        const { run, read, none } = lookup;
        if (!read && none) t.judge(t.chose('lookup-without-record', none), run);
        else t.judge(neitherDefect(lookup), run);
      },
    );
  },
});

/** A lookup that gives neither a result nor an answer for a network without a record. */
function neitherDefect({ network, run, read }: NetworkLookup): Defect<'neither-result-nor-none'> | undefined {
  if (read) return undefined;
  const actual = 'returned' in run ? returnedText(run) : runSummary(run);
  return { reason: 'neither-result-nor-none', expected: 'a result, an error, undefined or null', actual, at: network };
}
