/** What the keys of a parameters file come to (the interface document, "Migration parameters"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { quote } from '../oracle/quote.ts';
import { allDaos, bare, type DaoOnChain } from './dao-on-chain.ts';
import { generatedHeld } from './generated.ts';
import { rewardVotes } from './votes.ts';

export { documented } from './parameters-documented.ts';
export {
  controller,
  controllerDefault,
  creator,
  creatorDefault,
  creatorTracking,
  tracking,
  trackingDefault,
} from './parameters-flags.ts';
export {
  genericIndex,
  genericIndexDefault,
  genericMachine,
  genericMachineDefault,
  genericTarget,
} from './parameters-generic.ts';

/** Holds a text of the chain against one of the parameters, in every DAO. */
async function texts(
  t: Trial<MigrationTarget, 'differs'>,
  key: 'orgName' | 'tokenName' | 'tokenSymbol',
  where: (dao: DaoOnChain) => string,
): Promise<void> {
  await t.each(await allDaos(t), (dao) => {
    const [wanted, found] = [dao.params[key], dao[key]];
    if (found === undefined) t.inconclusive(`${where(dao)} cannot be read`);
    const differs = found !== wanted && {
      reason: 'differs' as const,
      expected: `${quote(wanted)}, as \`${key}\` says`,
      actual: quote(String(found)),
      at: where(dao),
    };
    t.judge(differs || undefined, dao.scene.run);
  });
}

export const orgName = check<MigrationTarget>()({
  proves: 'MIG-PR-001',
  reasons: { differs: 'the avatar has another name than `orgName`' },
  run: (_tool, t) => texts(t, 'orgName', ({ avatar }) => `orgName() of the avatar ${avatar}`),
});

export const tokenName = check<MigrationTarget>()({
  proves: 'MIG-PR-002',
  reasons: { differs: 'the token has another name than `tokenName`' },
  run: (_tool, t) => texts(t, 'tokenName', ({ token }) => `name() of the token ${token}`),
});

export const tokenSymbol = check<MigrationTarget>()({
  proves: 'MIG-PR-003',
  reasons: { differs: 'the token has another symbol than `tokenSymbol`' },
  run: (_tool, t) => texts(t, 'tokenSymbol', ({ token }) => `symbol() of the token ${token}`),
});

export const rewardLeftOut = check<MigrationTarget>()({
  proves: 'MIG-PR-004',
  reasons: { failed: 'a DAO without ContributionReward cannot be migrated where that section is left out' },
  run: async (_tool, t) => {
    t.judge(undefined, (await t.use(bare)).scene.run);
  },
});

export const rewardVoteParams = check<MigrationTarget>()({
  proves: 'MIG-PR-005',
  reasons: {
    another: 'ContributionReward votes by another item of `VotingMachinesParams` than `voteParams` says',
    unset: 'ContributionReward has no parameters under what it is registered with',
  },
  run: async (_tool, t) => {
    const { dao } = await t.use(rewardVotes);
    t.judge(undefined, dao.scene.run);
  },
});

export const genericLeftOut = check<MigrationTarget>()({
  proves: 'MIG-PR-006',
  reasons: { failed: 'a DAO without GenericScheme cannot be migrated where that section is left out' },
  run: async (_tool, t) => {
    t.judge(undefined, (await t.use(bare)).scene.run);
  },
});

export const generated = check<MigrationTarget>()({
  proves: ['MIG-PR-001', 'MIG-PR-002', 'MIG-PR-003', 'MIG-PR-005', 'MIG-PR-007', 'MIG-PR-012', 'MIG-PR-014'],
  reasons: {
    failed: 'a DAO of generated parameters cannot be migrated',
    differs: 'a DAO of generated parameters is another than they say',
  },
  run: (_tool, t) => generatedHeld(t, 'parameters'),
});
