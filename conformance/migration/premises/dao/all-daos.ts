/** The DAOs that many checks stand on, as the chain has them. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { bareDao } from './bare-dao.ts';
import { createdDao } from './created-dao.ts';
import { type DaoOnChain, readDao } from './dao-on-chain.ts';
import type { MigratedDao } from './featured-dao.ts';
import { fullDao } from './full-dao.ts';
import { plainDao } from './plain-dao.ts';
import { universalDao } from './universal-dao.ts';

const readFromChain = (of: Premise<MigrationTarget, MigratedDao>): Premise<MigrationTarget, DaoOnChain> =>
  premise<MigrationTarget>()({
    name: `${of.name}, read`,
    find: async (_tool, t: Trial<MigrationTarget, never>) => {
      const read = await readDao(await t.use(of));
      if (!read) t.inconclusive('what is at `dao.Avatar` does not answer as an avatar');
      return read;
    },
  });

export const plainDaoOnChain = readFromChain(plainDao);
export const universalDaoOnChain = readFromChain(universalDao);
export const createdDaoOnChain = readFromChain(createdDao);
export const fullDaoOnChain = readFromChain(fullDao);
export const bareDaoOnChain = readFromChain(bareDao);

/** All of them that came to be: what one of them breaks is said where it belongs. The plain one has to be there. */
export async function allDaosOnChain(t: Trial<MigrationTarget, never>): Promise<readonly DaoOnChain[]> {
  const first = await t.use(plainDaoOnChain);
  const others: (DaoOnChain | undefined)[] = [];
  for (const one of [universalDaoOnChain, createdDaoOnChain, fullDaoOnChain, bareDaoOnChain])
    others.push(await t.attempt(one));
  return [first, ...others.filter((one) => one !== undefined)];
}
