import { check } from '../../../core/check/check.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { textParameterDefect } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const orgName = check<MigrationTarget>()({
  // MIG-PR-001 (must): `orgName` is the name of the DAO. [interface, "Migration parameters"]
  proves: 'MIG-PR-001',
  reasons: { differs: 'the avatar has another name than `orgName`' },
  run: async (tool, t) => {
    requireParams(tool, t, 'orgName');
    await t.each(await allDaosOnChain(t), (dao) => {
      const at = `orgName() of the avatar ${dao.avatar}`;
      if (dao.orgName === undefined) t.inconclusive(`${at} cannot be read`);
      t.judge(textParameterDefect(dao, 'orgName', at), dao.scene.run);
    });
  },
});
