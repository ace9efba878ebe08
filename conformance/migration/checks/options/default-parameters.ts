import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryDao, unaidedLibraryDao } from '../../premises/library/library-dao.ts';
import { daoText, textKeyOf } from '../../premises/options/dao-texts.ts';
import { paramsOfNetworks } from '../../premises/options/params-by-network.ts';
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
    const { default: common, ...ofNetworks } = paramsOfNetworks(tool);
    // The first text that the tool takes differs by network.
    const isCommon = (key: string) => tool.has('params', key) && key !== textKeyOf(tool);
    await t.each(
      (['tokenName', 'tokenSymbol'] as const).filter(isCommon),
      async (key) => {
        const text = await daoText(views, part, key);
        // MIG-OP-018 judges a parameter of another network.
        const isOfNetwork = Object.values(ofNetworks).some((params) => params[key] === text);
        t.judge(!isOfNetwork && mismatch('unused', common[key], text, `params.default.${key}`), run);
      },
      'the tool takes no text besides the one that differs by network, as its names say',
    );
  },
});
