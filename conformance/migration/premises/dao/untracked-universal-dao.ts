import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { standAloneRun } from '../stand-alone/stand-alone-run.ts';
import { type DaoOnChain, readDao } from './dao-on-chain.ts';

/**
 * A DAO with the controller that is for all, without the DaoCreator, that is not to be tracked, and whose owner is to be
 * unregistered; undefined where the tool makes none such, or where it cannot be read. It is that of the stand-alone
 * contracts, which nothing of this concerns.
 */
export const untrackedUniversalDao: Premise<MigrationTarget, DaoOnChain | undefined> = premise<MigrationTarget>()({
  name: 'untracked-universal-dao',
  find: async (_tool, t) => {
    const scene = await t.use(standAloneRun);
    return scene.params.useUController === true ? readDao({ scene, params: scene.params }) : undefined;
  },
});
