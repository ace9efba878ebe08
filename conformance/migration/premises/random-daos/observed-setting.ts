import type { Trial } from '../../../core/check/trial.ts';
import type { DaoSetting } from '../../oracle/dao/expected-dao.ts';
import { votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { founderBalances, unitOfBalance } from '../founders/founder-balances.ts';
import { rewardVotes } from '../voting/reward-votes.ts';

/** The setting, and whether the unit of the amounts of voting parameters was seen. */
interface Observed {
  readonly setting: DaoSetting;
  readonly seesVotes: boolean;
}

/** The units and the defaults by which the tool migrated the suite's own DAOs. */
export async function observedSetting(
  t: Trial<MigrationTarget, never>,
  dao: DaoOnChain,
  bareDao: DaoOnChain,
): Promise<Observed> {
  // A tool may lack a key of the votes, and other checks judge votes that are wrong.
  const vote = await t.attempt(rewardVotes);
  const units = [...(await founderBalances(dao, 'tokens')), ...(await founderBalances(dao, 'reputation'))].map(
    unitOfBalance,
  );
  const hash = vote?.votes.hashes[0]?.toLowerCase();
  const setting: DaoSetting = {
    base: Object.fromEntries(Object.entries(dao.scene.base).map(([name, at]) => [name, String(at)])),
    founderUnits: units.includes('smallest') ? 'smallest' : 'whole',
    votingAmounts: vote && hash === votingHashOf(vote.item, 'smallest') ? 'smallest' : 'whole',
    ownerByDefault: bareDao.account === undefined ? 'revoked' : 'kept',
  };
  return { setting, seesVotes: vote !== undefined };
}
