import { check } from '../../../core/check/check.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { ORG_NAME_VIEW, TOKEN_TEXT_VIEWS } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const otherNetworks = check<MigrationTarget>()({
  proves: 'MIG-OP-018',
  needs: ['call'],
  reasons: { used: 'a parameter of another network is used' },
  run: async (_tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const found = {
      orgName: await views.value(part.Avatar, ORG_NAME_VIEW),
      tokenName: await views.value(part.NativeToken, TOKEN_TEXT_VIEWS.tokenName),
      tokenSymbol: await views.value(part.NativeToken, TOKEN_TEXT_VIEWS.tokenSymbol),
    };
    for (const [network, params] of Object.entries({
      kovan: PARAMS_BY_NETWORK.kovan,
      rinkeby: PARAMS_BY_NETWORK.rinkeby,
    }))
      for (const [key, value] of Object.entries(found)) {
        const used = params[key] !== undefined && params[key] === value;
        const defect = {
          expected: 'what `default` and `private` say',
          actual: String(value),
          at: `params.${network}.${key}`,
        };
        t.judge(used ? { reason: 'used', ...defect } : undefined, run);
      }
  },
});
