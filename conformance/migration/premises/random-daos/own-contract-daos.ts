import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { createdDaoWithContracts } from '../contracts/own-contracts-by-creator.ts';
import { customSchemesRun } from '../custom-schemes/custom-schemes-run.ts';
import { unselectedDaoOnChain } from '../dao/all-daos.ts';
import { type DaoOnChain, readDao } from '../dao/dao-on-chain.ts';
import type { MigratedDao } from '../dao/featured-dao.ts';
import { offeredParams } from '../parameters/offered-params.ts';
import { standAloneRun } from '../stand-alone/stand-alone-run.ts';

/** The suite's own DAOs with stand-alone contracts or custom schemes, and the one with sections of schemes that it lacks. */
export async function ownContractDaos(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
): Promise<readonly DaoOnChain[]> {
  const found: (DaoOnChain | undefined)[] = [await t.attempt(unselectedDaoOnChain)];
  const read = async <S extends MigratedDao['scene']>(
    of: Premise<MigrationTarget, S>,
    params: (scene: S) => DaoParams,
  ) => {
    const scene = await t.attempt(of);
    if (scene) found.push(await readDao({ scene, params: offeredParams(tool, params(scene)) }));
  };
  await read(standAloneRun, ({ params }) => params);
  await read(customSchemesRun, ({ items }) => items.params);
  const created = await t.attempt(createdDaoWithContracts);
  if (created) found.push(await readDao(created));
  return found.filter((dao) => dao !== undefined);
}
