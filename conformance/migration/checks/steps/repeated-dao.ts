import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import { DECLARED_REASON } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const repeatedDao = check<MigrationTarget>()({
  // MIG-ST-012 (must): Where the same DAO migration is finished already, a DAO migration deploys another DAO or gives the
  //   existing one, as declared. [interface, "States and transitions"]
  proves: 'MIG-ST-012',
  reasons: { ...DECLARED_REASON, failed: 'a DAO migration fails where the same DAO is finished already' },
  run: async (_tool, t) => {
    const { first, rerun } = await t.use(finishedDao);
    if (!first.result?.result.base) t.inconclusive('the base is gone from the result file (MIG-ST-006)');
    if (!succeeded(rerun.run) && !succeeded((await t.use(namesakeDaos)).second.run))
      t.notApplicable('no two DAOs may have one name (MIG-ST-013), so that the same DAO cannot be migrated again');
    const failed = failedRunDefect('failed', rerun.run, 'the second one');
    if (failed) t.fail(failed, rerun.run);
    if (first.part.Avatar === undefined) t.inconclusive('the first DAO has no avatar to compare (MIG-RS-021)');
    const option = isSameAddress(rerun.result?.result.dao?.Avatar, first.part.Avatar) ? 'same' : 'another';
    t.judge(declaredChoiceDefect(t.chose('repeated-dao', option)), rerun.run);
  },
});
