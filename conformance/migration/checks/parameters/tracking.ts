import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { plainDaoOnChain } from '../../premises/dao/all-daos.ts';
import type { DaoOnChain } from '../../premises/dao/dao-on-chain.ts';
import { trackedDao, untrackedDefect } from '../../premises/dao/tracked-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { untrackedUniversalDao } from '../../premises/dao/untracked-universal-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tracking = check<MigrationTarget>()({
  // MIG-PR-016 (must): Without the DaoCreator, the DAO is not tracked where `noTrack` is true; where `noTrack` is false, the DAO
  //   is on the DAO tracker if the core package has one. [interface, "Migration parameters"]
  proves: 'MIG-PR-016',
  reasons: {
    failed: 'a DAO with `noTrack` false cannot be migrated',
    untracked: 'with `noTrack` false the DAO is not on the DAO tracker of the base',
    controller: 'with `noTrack` false the DAO tracker has the DAO with another controller',
    tracked: 'with `noTrack` true the DAO is on a DAO tracker',
    'not-as-declared': 'whether the core package has a DAO tracker is not as declared',
  },
  owns: [reasonsOf(trackedDao, 'untracked', 'not-as-declared'), reasonsOf(universalDao, { tracked: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'noTrack');
    for (const dao of [await t.use(plainDaoOnChain), await t.attempt(untrackedUniversalDao)])
      if (dao) t.judge(trackedDefect(dao), dao.scene.run);
    const dao = await t.use(trackedDao);
    t.judge(untrackedDefect(dao, t, tool.coreBuilds), dao.scene.run);
    t.judge(otherControllerDefect(dao), dao.scene.run);
  },
});

/** A DAO that is on the tracker, but never with its own controller. */
function otherControllerDefect({
  controller,
  trackedControllers,
  avatar,
}: DaoOnChain): Defect<'controller'> | undefined {
  const own = controller?.address;
  if (own === undefined || trackedControllers.length === 0) return undefined;
  if (trackedControllers.some((tracked) => isSameAddress(tracked, own))) return undefined;
  const actual = trackedControllers.join(', ');
  return { reason: 'controller', expected: own, actual, at: `TrackDAO of the avatar ${avatar}` };
}

/** A DAO with `noTrack` true that is tracked. */
const trackedDefect = ({ tracked, avatar }: DaoOnChain): Defect<'tracked'> | undefined =>
  tracked
    ? { reason: 'tracked', expected: 'no event TrackDAO of it', actual: 'TrackDAO', at: `the avatar ${avatar}` }
    : undefined;
