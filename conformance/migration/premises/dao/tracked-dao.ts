import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import type { CoreBuilds } from '../../target/core-builds.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { requireParams } from '../parameters/required-params.ts';
import { universalDaoOnChain } from './all-daos.ts';
import type { DaoOnChain } from './dao-on-chain.ts';

/**
 * A DAO with `noTrack` false that is not tracked, though the base has a DAOTracker, or all builds of the core package have one.
 * Where neither is known, the choice `dao-tracker` decides.
 */
export function untrackedDefect(
  dao: Pick<DaoOnChain, 'tracked' | 'avatar'> & { readonly scene: Pick<DaoOnChain['scene'], 'base'> },
  t: Pick<Trial<MigrationTarget, never>, 'chose'>,
  builds: Pick<CoreBuilds, 'inEach'> | undefined,
): Defect<'untracked' | 'not-as-declared'> | undefined {
  if (dao.tracked) return declaredChoiceDefect(t.chose('dao-tracker', 'present'));
  const tracker = dao.scene.base.DAOTracker;
  if (tracker === undefined && !builds?.inEach('DAOTracker'))
    return declaredChoiceDefect(t.chose('dao-tracker', 'none'));
  return {
    reason: 'untracked',
    expected: 'an event TrackDAO of the DAO tracker',
    actual: 'no such event',
    at: `the avatar ${dao.avatar}, DAOTracker ${tracker ?? 'of the core package, which the base lacks'}`,
  };
}

/** A DAO with `noTrack` false. It is tracked, or the core package has no tracker. */
export const trackedDao = premise<MigrationTarget>()({
  name: 'tracked-dao',
  reasons: ['untracked', 'not-as-declared'],
  find: async (tool, t: Trial<MigrationTarget, 'untracked' | 'not-as-declared'>) => {
    requireParams(tool, t, 'noTrack', 'useDaoCreator');
    const dao = await t.use(universalDaoOnChain);
    t.judge(untrackedDefect(dao, t, tool.coreBuilds), dao.scene.run);
    return dao;
  },
});
