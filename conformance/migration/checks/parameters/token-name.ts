import { check } from '../../../core/check/check.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { textParameterDefect } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokenName = check<MigrationTarget>()({
  // MIG-PR-002 (must): `tokenName` is the name of the DAO's token. [interface, "Migration parameters"]
  proves: 'MIG-PR-002',
  reasons: { differs: 'the token has another name than `tokenName`' },
  run: async (tool, t) => {
    requireParams(tool, t, 'tokenName');
    await t.each(await allDaosOnChain(t), (dao) => {
      const at = `name() of the token ${dao.token}`;
      if (dao.tokenName === undefined) t.inconclusive(`${at} cannot be read`);
      t.judge(textParameterDefect(dao, 'tokenName', at), dao.scene.run);
    });
  },
});
