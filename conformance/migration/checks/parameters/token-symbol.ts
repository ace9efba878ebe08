import { check } from '../../../core/check/check.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { textParameterDefect } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokenSymbol = check<MigrationTarget>()({
  // MIG-PR-003 (must): `tokenSymbol` is the symbol of the DAO's token. [interface, "Migration parameters"]
  proves: 'MIG-PR-003',
  reasons: { differs: 'the token has another symbol than `tokenSymbol`' },
  run: async (tool, t) => {
    requireParams(tool, t, 'tokenSymbol');
    await t.each(await allDaosOnChain(t), (dao) => {
      const at = `symbol() of the token ${dao.token}`;
      if (dao.tokenSymbol === undefined) t.inconclusive(`${at} cannot be read`);
      t.judge(textParameterDefect(dao, 'tokenSymbol', at), dao.scene.run);
    });
  },
});
