import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { requireParams } from '../parameters/required-params.ts';
import { universalDaoOnChain } from './all-daos.ts';
import type { DaoOnChain } from './dao-on-chain.ts';

/** A DAO with `noTrack` false that is not tracked. Without a DAOTracker in the base, the choice `dao-tracker` decides. */
export function untrackedDefect(
  dao: DaoOnChain,
  t: Pick<Trial<MigrationTarget, never>, 'chose'>,
): Defect<'untracked' | 'not-as-declared'> | undefined {
  if (dao.tracked) return declaredChoiceDefect(t.chose('dao-tracker', 'present'));
  const tracker = dao.scene.base.DAOTracker;
  if (tracker === undefined) return declaredChoiceDefect(t.chose('dao-tracker', 'none'));
  return {
    reason: 'untracked',
    expected: 'an event TrackDAO of the DAO tracker',
    actual: 'no such event',
    at: `the avatar ${dao.avatar}, DAOTracker ${tracker}`,
  };
}

/** A DAO with `noTrack` false. It is tracked, or the core package has no tracker. */
export const trackedDao = premise<MigrationTarget>()({
  name: 'tracked-dao',
  reasons: ['untracked', 'not-as-declared'],
  find: async (tool, t: Trial<MigrationTarget, 'untracked' | 'not-as-declared'>) => {
    requireParams(tool, t, 'noTrack', 'useDaoCreator');
    const dao = await t.use(universalDaoOnChain);
    t.judge(untrackedDefect(dao, t), dao.scene.run);
    return dao;
  },
});
