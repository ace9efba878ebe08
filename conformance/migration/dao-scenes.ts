/** DAOs that many checks stand on. Each is as unlike the plain one as it can be. */
import type { MigrationTarget } from '../core/migration-target.ts';
import type { FounderParams } from '../properties/dao-params.ts';
import { featuredDao } from './features.ts';
import { isRoomy } from './ground.ts';
import { OTHER_VOTING, VOTING } from './params.ts';

/** What a scheme may call; nobody has it. */
export const TARGETS = ['01', '02', '03'].map((byte) => `0x${'0'.repeat(34)}0c00${byte}`);
/** Hashes that are of no parameters. */
export const PRESETS = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(32)}`);

/** Numbers that are in no other item. */
const voting = (by: number) => ({
  ...OTHER_VOTING,
  queuedVotePeriodLimit: OTHER_VOTING.queuedVotePeriodLimit + by,
  minimumDaoBounty: OTHER_VOTING.minimumDaoBounty + by,
});

/** So many founders whose amounts differ, some with a fraction, some with nothing of one. */
export function manyFounders(count: number, block: number): readonly FounderParams[] {
  return Array.from({ length: count }, (_, i) => ({
    address: `0x${(0xf000_0000 + block * 0x1000 + i + 1).toString(16).padStart(40, '0')}`,
    tokens: i % 7 === 3 ? 0 : 1000 + i,
    reputation: i % 11 === 5 ? 0 : 5000 + 3 * i,
  }));
}

/** More than any batch holds. Those in between have nothing, for which nothing has to be sent: they cost little time. */
const farFounders = manyFounders(101, 1).map((one, i) =>
  i < 23 || i > 97 ? one : { ...one, tokens: 0, reputation: 0 },
);

/** The same, where the last but two has a second entry, which is heeded as the first is. */
function oneTwice(founders: readonly FounderParams[]): readonly FounderParams[] {
  const again = { address: founders.at(-3)!.address, tokens: 41, reputation: 43 };
  return [...founders.slice(0, -2), again, ...founders.slice(-2)];
}

/** Without the DaoCreator, as far as may be with the controller that is for all. */
export const universalDao = featuredDao('Universal Organisation', [
  {
    reason: 'universal',
    owner: 'migration/parameters/controller#failed',
    change: { useUController: true },
    needs: 'UController',
  },
  { reason: 'tracked', owner: 'migration/parameters/tracking#failed', change: { noTrack: false } },
  { reason: 'kept', owner: 'migration/ownership/kept#failed', change: { unregisterOwner: false } },
  { reason: 'many', owner: 'migration/founders/many#failed', change: { founders: farFounders } },
  {
    reason: 'twice',
    owner: 'migration/founders/many#failed',
    change: { founders: oneTwice(farFounders) },
    open: true,
  },
  {
    reason: 'others',
    owner: 'migration/schemes/global-constraint-registrar#failed',
    change: { schemes: { GlobalConstraintRegistrar: true } },
  },
  {
    reason: 'no-upgrades',
    owner: 'migration/schemes/upgrade-scheme#failed',
    change: { schemes: { UpgradeScheme: false } },
  },
  {
    reason: 'mixed',
    owner: 'migration/voting/mixed#failed',
    change: {
      VotingMachinesParams: [
        { votingParamsHash: PRESETS[0] },
        voting(1000),
        { votingParamsHash: PRESETS[1] },
        voting(2000),
      ],
    },
  },
  {
    reason: 'generic',
    owner: 'migration/schemes/generic-scheme#failed',
    // A preset is "for any voting machine": its parameters need not be set with this one.
    change: (_tool, base) => ({
      VotingMachinesParams: [
        { votingParamsHash: PRESETS[0] },
        voting(1000),
        { votingParamsHash: PRESETS[1] },
        voting(2000),
      ],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: TARGETS[0], votingMachine: base.AbsoluteVote, voteParams: 2 }],
    }),
    needs: 'GenericScheme',
  },
]);

/** The known tool gives the creator 20 at once, and then 100 each time. */
const createdFounders = (tool: MigrationTarget) => manyFounders(isRoomy(tool) ? 121 : 25, 2);

/** By the DaoCreator. */
export const createdDao = featuredDao('Käse & Söhne „№ 1“', [
  { reason: 'created', owner: 'migration/parameters/creator#failed', change: { useDaoCreator: true } },
  {
    reason: 'preset',
    owner: 'migration/voting/preset#failed',
    change: { VotingMachinesParams: [voting(3000), { votingParamsHash: PRESETS[2] }] },
  },
  {
    reason: 'generic',
    owner: 'migration/schemes/generic-scheme#failed',
    change: (_tool, base) => ({
      VotingMachinesParams: [voting(3000), { votingParamsHash: PRESETS[2] }],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: TARGETS[2], votingMachine: base.QuorumVote, voteParams: 1 }],
    }),
    needs: 'GenericScheme',
  },
  {
    reason: 'many',
    owner: 'migration/founders/many#failed',
    change: (tool) => ({ useDaoCreator: true, founders: createdFounders(tool) }),
  },
  {
    reason: 'twice',
    owner: 'migration/founders/many#failed',
    change: (tool) => ({ useDaoCreator: true, founders: oneTwice(createdFounders(tool)) }),
    open: true,
  },
]);

/** By the DaoCreator, with the controller that is for all, and every scheme. */
export const fullDao = featuredDao('Full Organisation', [
  {
    reason: 'both',
    owner: 'migration/parameters/creator#failed',
    change: { useDaoCreator: true, useUController: true },
    needs: 'UController',
  },
  {
    reason: 'tracked',
    owner: 'migration/parameters/creator-tracking#failed',
    change: { useDaoCreator: true, noTrack: false },
  },
  {
    reason: 'constraints',
    owner: 'migration/schemes/global-constraint-registrar#failed',
    change: { schemes: { GlobalConstraintRegistrar: true } },
  },
  {
    reason: 'generic',
    owner: 'migration/schemes/generic-scheme#failed',
    change: {
      VotingMachinesParams: [voting(4000), VOTING],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: TARGETS[1] }],
    },
    needs: 'GenericScheme',
  },
]);

const LEFT_OUT = undefined;

/** No scheme, and nothing of what may be left out. */
export const bareDao = featuredDao('Bare Organisation', [
  {
    reason: 'rewards',
    owner: 'migration/parameters/reward-left-out#failed',
    change: { schemes: { ContributionReward: false }, ContributionReward: LEFT_OUT },
  },
  { reason: 'generic', owner: 'migration/parameters/generic-left-out#failed', change: { GenericScheme: LEFT_OUT } },
  {
    reason: 'registrar',
    owner: 'migration/schemes/scheme-registrar#failed',
    change: { schemes: { SchemeRegistrar: false } },
  },
  {
    reason: 'upgrade',
    owner: 'migration/schemes/upgrade-scheme#failed',
    change: { schemes: { UpgradeScheme: false } },
  },
  {
    reason: 'universal',
    owner: 'migration/parameters/controller-default#failed',
    change: { useUController: LEFT_OUT },
  },
  { reason: 'creator', owner: 'migration/parameters/creator-default#failed', change: { useDaoCreator: LEFT_OUT } },
  { reason: 'track', owner: 'migration/parameters/tracking-default#failed', change: { noTrack: LEFT_OUT } },
  { reason: 'owner', owner: 'migration/ownership/by-default#failed', change: { unregisterOwner: LEFT_OUT } },
]);
