import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { libraryDao, unaidedLibraryDao } from '../../premises/library/library-dao.ts';
import { TOKEN_TEXT_VIEWS } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultParameters = check<MigrationTarget>()({
  // MIG-OP-015 (must): `params.default` gives the parameters that the network's own parameters do not set. [interface, "Library
  //   options object"]
  proves: 'MIG-OP-015',
  needs: ['call'],
  reasons: { unused: 'a parameter of `params.default` that the network does not override is not used' },
  owns: [reasonsOf(libraryDao, { default: 'unused' }), reasonsOf(unaidedLibraryDao, { failed: 'unused' })],
  run: async (tool, t) => {
    const { run, views, part } = await t.use(tool.unaided?.('common') ? unaidedLibraryDao : libraryDao);
    await t.each(['tokenName', 'tokenSymbol'] as const, async (key) => {
      const text = await views.value(part.NativeToken, TOKEN_TEXT_VIEWS[key]);
      // MIG-OP-018 judges a parameter of another network.
      const isOfNetwork = Object.values(PARAMS_BY_NETWORK).some(
        (params) => params !== PARAMS_BY_NETWORK.default && params[key] === text,
      );
      const defect = mismatch('unused', PARAMS_BY_NETWORK.default[key], text, `params.default.${key}`);
      t.judge(!isOfNetwork && defect, run);
    });
  },
});
