import { check } from '../../../core/check/check.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { ORG_NAME_VIEW, TOKEN_TEXT_VIEWS } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const otherNetworks = check<MigrationTarget>()({
  // MIG-OP-018 (must): The parameters of another network are not used. [interface, "Library options object"]
  proves: 'MIG-OP-018',
  needs: ['call'],
  reasons: { used: 'a parameter of another network is used' },
  run: async (_tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const texts = {
      orgName: await views.value(part.Avatar, ORG_NAME_VIEW),
      tokenName: await views.value(part.NativeToken, TOKEN_TEXT_VIEWS.tokenName),
      tokenSymbol: await views.value(part.NativeToken, TOKEN_TEXT_VIEWS.tokenSymbol),
    };
    for (const network of ['kovan', 'rinkeby'] as const)
      for (const [key, value] of Object.entries(texts)) {
        const wrong = (PARAMS_BY_NETWORK[network] as Readonly<Record<string, unknown>>)[key];
        const isUsed = wrong !== undefined && wrong === value;
        const expected = 'the value of `default` or `private`';
        const used = { reason: 'used', expected, actual: String(value), at: `params.${network}.${key}` } as const;
        t.judge(isUsed && used, run);
      }
  },
});
