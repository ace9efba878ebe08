import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { libraryDao, unaidedLibraryDao } from '../../premises/library/library-dao.ts';
import { TOKEN_TEXT_VIEWS } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultParameters = check<MigrationTarget>()({
  proves: 'MIG-OP-015',
  needs: ['call'],
  reasons: { unused: 'a parameter of `params.default`, of which the network says nothing, is not used' },
  owns: [reasonsOf(libraryDao, { default: 'unused' }), reasonsOf(unaidedLibraryDao, { failed: 'unused' })],
  run: async (tool, t) => {
    const { run, views, part } = await t.use(tool.unaided?.('common') ? unaidedLibraryDao : libraryDao);
    const [name, symbol] = [PARAMS_BY_NETWORK.default.tokenName, PARAMS_BY_NETWORK.default.tokenSymbol];
    await t.each(Object.entries({ tokenName: name, tokenSymbol: symbol }), async ([key, expected]) => {
      const found = await views.value(part.NativeToken, TOKEN_TEXT_VIEWS[key as keyof typeof TOKEN_TEXT_VIEWS]);
      // What another network says is told by another check.
      const foreign = Object.values(PARAMS_BY_NETWORK).some(
        (one) => one !== PARAMS_BY_NETWORK.default && one[key] === found,
      );
      const defect = { expected: String(expected), actual: String(found), at: `params.default.${key}` };
      t.judge(found === expected || foreign ? undefined : { reason: 'unused', ...defect }, run);
    });
  },
});
