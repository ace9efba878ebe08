import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { offeredParams } from '../parameters/offered-params.ts';
import { standAloneRun } from '../stand-alone/stand-alone-run.ts';
import { type DaoOnChain, readDao } from './dao-on-chain.ts';

/**
 * A DAO with the universal controller, without the DaoCreator, with `noTrack` and `unregisterOwner`; undefined if the tool
 * does not migrate such a DAO, or if it cannot be read. It is the DAO with the stand-alone contracts, which do not matter
 * here.
 */
export const untrackedUniversalDao: Premise<MigrationTarget, DaoOnChain | undefined> = premise<MigrationTarget>()({
  name: 'untracked-universal-dao',
  find: async (tool, t) => {
    const scene = await t.use(standAloneRun);
    return scene.params.useUController === true
      ? readDao({ scene, params: offeredParams(tool, scene.params) })
      : undefined;
  },
});
