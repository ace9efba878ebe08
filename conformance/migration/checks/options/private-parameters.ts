import { check } from '../../../core/check/check.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { daoText, requireTextKey } from '../../premises/options/dao-texts.ts';
import { paramsOfNetworks } from '../../premises/options/params-by-network.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateParameters = check<MigrationTarget>()({
  // MIG-OP-016 (must): The parameters under `params.private` override `default` on a private chain. [interface, "Library options
  //   object"]
  proves: 'MIG-OP-016',
  needs: ['call'],
  reasons: { unused: '`params.private` does not override `default` on a private chain' },
  run: async (tool, t) => {
    const key = requireTextKey(tool, t);
    const { run, views, part } = await t.use(libraryDao);
    const given = paramsOfNetworks(tool);
    const text = await daoText(views, part, key);
    const defect = { expected: String(given.private[key]), actual: String(text), at: `params.private.${key}` };
    t.judge(text === given.default[key] && { reason: 'unused', ...defect }, run);
  },
});
