import type { Trial } from '../../../core/check/trial.ts';
import { votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { founderBalances, unitOfBalance } from '../founders/founder-balances.ts';
import { permissionsOption, schemesWithNeededPermissions } from '../schemes/scheme-permissions.ts';
import { rewardVotes } from '../voting/reward-votes.ts';
import type { ModelSetting } from './flag-defects.ts';

/** The setting, and whether the unit of the amounts of voting parameters was seen. */
interface Observed {
  readonly setting: ModelSetting;
  readonly seesVotes: boolean;
}

/** The units, the defaults and the choices by which the tool migrated the suite's own DAOs. */
export async function observedSetting(
  t: Trial<MigrationTarget, never>,
  daos: Readonly<Record<'plain' | 'bare' | 'universal' | 'created', DaoOnChain>>,
): Promise<Observed> {
  const { plain, bare, universal, created } = daos;
  // A tool may lack a key of the votes, and other checks judge votes that are wrong.
  const vote = await t.attempt(rewardVotes);
  const units = [...(await founderBalances(plain, 'tokens')), ...(await founderBalances(plain, 'reputation'))].map(
    unitOfBalance,
  );
  const hash = vote?.votes.hashes[0]?.toLowerCase();
  const granted = await t.attempt(schemesWithNeededPermissions);
  const permissions = granted ? (permissionsOption(granted) ?? 'known') : 'other';
  const setting: ModelSetting = {
    base: Object.fromEntries(Object.entries(plain.scene.base).map(([name, at]) => [name, String(at)])),
    founderUnits: units.includes('smallest') ? 'smallest' : 'whole',
    votingAmounts: vote && hash === votingHashOf(vote.item, 'smallest') ? 'smallest' : 'whole',
    ownerByDefault: bare.account === undefined ? 'revoked' : 'kept',
    schemePermissions: permissions,
    creatorTracks: created.tracked ? 'tracked' : 'untracked',
    tracks: universal.tracked,
  };
  return { setting, seesVotes: vote !== undefined };
}
