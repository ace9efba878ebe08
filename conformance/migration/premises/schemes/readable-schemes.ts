import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { allDaosOnChain } from '../dao/all-daos.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { daoRevokedLast } from '../dao/owner-registration.ts';

/** The DAOs whose schemes can be read. */
export async function daosWithReadableSchemes(t: Trial<MigrationTarget, never>): Promise<readonly DaoOnChain[]> {
  await t.use(daoRevokedLast);
  return (await allDaosOnChain(t)).filter(({ controller }) => controller !== undefined);
}
