import { check } from '../../../core/check/check.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { shortJson } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const networkResult = check<MigrationTarget>()({
  proves: 'MIG-LB-006',
  needs: ['call'],
  reasons: {
    'no-address': 'a member of `base` of what it gives is no address',
    'other-network': 'it gives for a network what the result file says of another',
  },
  run: async (_tool, t) => {
    const { all: found, ...inFile } = await t.use(networkLookups);
    const records = { private: inFile.file, kovan: inFile.kovan, mainnet: inFile.mainnet };
    const results = found.filter(({ read }) => read?.result.base);
    await t.each(
      results,
      ({ network, run, read }) => {
        const given = read!.result.base!;
        for (const [name, value] of Object.entries(given)) {
          const address = typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
          const defect = {
            expected: '0x and forty hex digits',
            actual: shortJson(value),
            at: `${network}: base.${name}`,
          };
          if (!address) t.judge({ reason: 'no-address', ...defect }, run);
        }
        const expected = `the result of ${network}, or none`;
        for (const [other, record] of Object.entries(records)) {
          const mixed = other !== network && record !== undefined && shortJson(given) === shortJson(record);
          const defect = { reason: 'other-network' as const, expected, actual: `that of ${other}`, at: network };
          t.judge(mixed ? defect : undefined, run);
        }
      },
      'it gives a result for no network',
    );
  },
});
