import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { universalDaoOnChain } from './all-daos.ts';
import type { DaoOnChain } from './dao-on-chain.ts';

/** Whether a DAO that is to be tracked is: where the tool is seen to have a tracker it has to be, else as declared. */
function trackedDefect(dao: DaoOnChain, t: Trial<MigrationTarget, 'untracked' | 'not-as-declared'>) {
  if (dao.tracked) return declaredChoiceDefect(t.chose('dao-tracker', 'present'));
  const tracker = dao.scene.base.DAOTracker;
  if (tracker === undefined) return declaredChoiceDefect(t.chose('dao-tracker', 'none'));
  return {
    reason: 'untracked' as const,
    expected: 'the DAO tracker has been told of it (TrackDAO)',
    actual: 'no such event',
    at: `the avatar ${dao.avatar}, DAOTracker ${tracker}`,
  };
}

/** A DAO with `noTrack` false, where it is tracked, or where no DAO is. */
export const trackedDao = premise<MigrationTarget>()({
  name: 'tracked as asked',
  reasons: ['untracked', 'not-as-declared'],
  find: async (_tool, t: Trial<MigrationTarget, 'untracked' | 'not-as-declared'>) => {
    const dao = await t.use(universalDaoOnChain);
    t.judge(trackedDefect(dao, t), dao.scene.run);
    return dao;
  },
});
