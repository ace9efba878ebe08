import type { Trial } from '../../../core/check/trial.ts';
import type { DaoSetting } from '../../oracle/dao/expected-dao.ts';
import { votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { founderBalances, unitOfBalance } from '../founders/founder-balances.ts';
import { rewardVotes } from '../voting/reward-votes.ts';

/** The units and the defaults by which the tool migrated the suite's own DAOs. */
export async function observedSetting(t: Trial<MigrationTarget, never>, bareDao: DaoOnChain): Promise<DaoSetting> {
  const { dao, votes, item } = await t.use(rewardVotes);
  const units = [...(await founderBalances(dao, 'tokens')), ...(await founderBalances(dao, 'reputation'))].map(
    unitOfBalance,
  );
  return {
    base: Object.fromEntries(Object.entries(dao.scene.base).map(([name, at]) => [name, String(at)])),
    founderUnits: units.includes('smallest') ? 'smallest' : 'whole',
    votingAmounts: votes.hashes[0]?.toLowerCase() === votingHashOf(item, 'smallest') ? 'smallest' : 'whole',
    ownerByDefault: bareDao.account === undefined ? 'revoked' : 'kept',
  };
}
