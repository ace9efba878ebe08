/** The DAOs of the suite, read from the chain. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { bareCreatedDao } from './bare-created-dao.ts';
import { bareDao } from './bare-dao.ts';
import { createdDao } from './created-dao.ts';
import { type DaoOnChain, readDao } from './dao-on-chain.ts';
import type { MigratedDao } from './featured-dao.ts';
import { fullDao } from './full-dao.ts';
import { plainDao } from './plain-dao.ts';
import { universalDao } from './universal-dao.ts';
import { unselectedDao } from './unselected-dao.ts';

const onChain = (of: Premise<MigrationTarget, MigratedDao>): Premise<MigrationTarget, DaoOnChain> =>
  premise<MigrationTarget>()({
    name: `${of.name}-on-chain`,
    find: async (_tool, t: Trial<MigrationTarget, never>) => {
      const read = await readDao(await t.use(of));
      if (!read) t.inconclusive('the contract at `dao.Avatar` does not answer as an avatar');
      return read;
    },
  });

export const plainDaoOnChain = onChain(plainDao);
export const universalDaoOnChain = onChain(universalDao);
export const createdDaoOnChain = onChain(createdDao);
export const fullDaoOnChain = onChain(fullDao);
export const bareDaoOnChain = onChain(bareDao);
export const bareCreatedDaoOnChain = onChain(bareCreatedDao);
export const unselectedDaoOnChain = onChain(unselectedDao);

/** The same, as far as their runs and results are known. */
export async function allDaos(t: Trial<MigrationTarget, never>): Promise<readonly MigratedDao[]> {
  const daos: (MigratedDao | undefined)[] = [await t.use(plainDao)];
  for (const dao of [universalDao, createdDao, fullDao, bareDao, bareCreatedDao, unselectedDao])
    daos.push(await t.attempt(dao));
  return daos.filter((dao) => dao !== undefined);
}

/** The DAOs that could be migrated, at least the plain one. Other checks judge why another could not. */
export async function allDaosOnChain(t: Trial<MigrationTarget, never>): Promise<readonly DaoOnChain[]> {
  const daos: (DaoOnChain | undefined)[] = [await t.use(plainDaoOnChain)];
  for (const dao of [
    universalDaoOnChain,
    createdDaoOnChain,
    fullDaoOnChain,
    bareDaoOnChain,
    bareCreatedDaoOnChain,
    unselectedDaoOnChain,
  ])
    daos.push(await t.attempt(dao));
  return daos.filter((dao) => dao !== undefined);
}
