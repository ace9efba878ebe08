import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { shortJson } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const networkResult = check<MigrationTarget>()({
  // MIG-LB-006 (must): `migration(network)` gives the migration result for that network and no other: each value in its `base` is
  //   an address. [interface, "Library (`StackMigration`)"]
  proves: 'MIG-LB-006',
  needs: ['call'],
  reasons: {
    'no-address': 'a member of `base` in the returned result is not an address',
    'other-network': 'for one network it gives the record that the result file has of another',
  },
  run: async (_tool, t) => {
    const { lookups, file, kovan, mainnet } = await t.use(networkLookups);
    const records = { private: file, kovan, mainnet };
    await t.each(
      lookups.flatMap(({ network, run, read }) =>
        read?.result.base ? [{ network, run, base: read.result.base }] : [],
      ),
      ({ network, run, base }) => {
        const wrong = Object.entries(base).find(([, value]) => !isAddress(value));
        if (wrong) t.fail(noAddress(`${network}: base.${wrong[0]}`, wrong[1]), run);
        for (const [otherNetwork, record] of Object.entries(records)) {
          const isMixedUp = otherNetwork !== network && record !== undefined && shortJson(base) === shortJson(record);
          const expected = `the result of ${network}, or no result`;
          const defect = { reason: 'other-network' as const, expected, actual: `that of ${otherNetwork}`, at: network };
          t.judge(isMixedUp && defect, run);
        }
      },
      'it gives a result for no network',
    );
  },
});

const isAddress = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);

const noAddress = (at: string, value: unknown): Defect<'no-address'> => ({
  reason: 'no-address',
  expected: '0x and forty hex digits',
  actual: shortJson(value),
  at,
});
