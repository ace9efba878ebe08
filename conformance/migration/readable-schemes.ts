import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { allDaos, type DaoOnChain } from './dao-on-chain.ts';
import { ordered } from './ownership.ts';

/** The DAOs whose schemes can be read. */
export async function readableSchemes(t: Trial<MigrationTarget, never>): Promise<readonly DaoOnChain[]> {
  await t.use(ordered);
  return (await allDaos(t)).filter(({ controller }) => controller !== undefined);
}
