import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { textParameterDefect } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const orgName = check<MigrationTarget>()({
  // MIG-PR-001 (must): `orgName` is the name of the DAO. [interface, "Migration parameters"]
  proves: 'MIG-PR-001',
  reasons: {
    failed: 'a run fails because of long names, or of blanks at their ends, after it has sent transactions',
    differs: 'the avatar has another name than `orgName`',
  },
  owns: [reasonsOf(fullDao, { long: 'failed' }), reasonsOf(bareDao, { blanks: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'orgName');
    await t.each(await allDaosOnChain(t), (dao) => {
      const at = `orgName() of the avatar ${dao.avatar}`;
      if (dao.orgName === undefined) t.inconclusive(`${at} cannot be read`);
      t.judge(textParameterDefect(dao, 'orgName', at), dao.scene.run);
    });
  },
});
