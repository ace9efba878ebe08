import { check } from '../../../core/check/check.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { daoText, requireTextKey, TEXT_KEYS } from '../../premises/options/dao-texts.ts';
import { paramsOfNetworks } from '../../premises/options/params-by-network.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const otherNetworks = check<MigrationTarget>()({
  // MIG-OP-018 (must): The parameters of another network are not used. [interface, "Library options object"]
  proves: 'MIG-OP-018',
  needs: ['call'],
  reasons: { used: 'a parameter of another network is used' },
  run: async (tool, t) => {
    requireTextKey(tool, t);
    const { run, views, part } = await t.use(libraryDao);
    const given = paramsOfNetworks(tool);
    for (const network of ['kovan', 'rinkeby'] as const)
      for (const key of TEXT_KEYS) {
        const [wrong, value] = [given[network][key], await daoText(views, part, key)];
        const isUsed = wrong !== undefined && wrong === value;
        const expected = 'the value of `default` or `private`';
        const used = { reason: 'used', expected, actual: String(value), at: `params.${network}.${key}` } as const;
        t.judge(isUsed && used, run);
      }
  },
});
