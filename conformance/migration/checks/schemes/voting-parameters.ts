import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { votingItemHashes } from '../../oracle/voting/item-hashes.ts';
import { amountUnits } from '../../oracle/voting/stored-voting.ts';
import { VOTING_PARAMETERS } from '../../oracle/voting/voting-parameters.ts';
import type { DaoOnChain } from '../../premises/dao/dao-on-chain.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { daosWithReadableSchemes } from '../../premises/schemes/readable-schemes.ts';
import { votingHashText, votingItemsOf } from '../../premises/voting/scheme-vote.ts';
import { type SchemeVotes, schemeVotes } from '../../premises/voting/scheme-votes.ts';
import { rightVotingItems } from '../../premises/voting/voting-items.ts';
import { MACHINE_REASON, unableMachineDefect } from '../../premises/voting/voting-machine.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const SCHEMES = ['SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'] as const;

export const votingParameters = check<MigrationTarget>()({
  // MIG-SC-009 (should): SchemeRegistrar, GlobalConstraintRegistrar and UpgradeScheme use voting parameters of
  //   `VotingMachinesParams`. [interface, "Migration parameters"]
  proves: 'MIG-SC-009',
  reasons: { other: 'a scheme votes by parameters that `VotingMachinesParams` does not have', ...MACHINE_REASON },
  run: async (tool, t) => {
    // The hash of an item covers each of its keys.
    requireParams(tool, t, 'voteOnBehalf', ...VOTING_PARAMETERS.map(({ name }) => name));
    // The hash of an item covers its numbers and the unit of its amounts: both are judged first (MIG-VM-001, MIG-VM-003).
    const units = (await t.use(rightVotingItems)).flatMap(({ item, stored }) =>
      amountUnits(item, stored).map(([, unit]) => unit),
    );
    if (new Set(units).size > 1) t.inconclusive('some amounts are in whole units, and some in the smallest');
    const schemes = (await daosWithReadableSchemes(t)).flatMap((dao) =>
      SCHEMES.flatMap((name) => {
        const scheme = dao.schemes.named.get(name);
        return scheme ? [{ dao, name, scheme }] : [];
      }),
    );
    await t.each(
      schemes,
      async ({ dao, name, scheme }) => {
        const votes = await schemeVotes(dao.scene.views, name, scheme);
        if (!votes) return t.inconclusive(`the parameters of ${name} ${scheme.address} cannot be read`);
        const at = `${name} ${scheme.address} of the avatar ${dao.avatar}`;
        t.judge(unknownHashDefect(dao, votes, at) ?? (await unableMachineDefect(dao, votes, name)), dao.scene.run);
      },
      'no DAO has any of these schemes',
    );
  },
});

/** A hash that no item of `VotingMachinesParams` has. */
function unknownHashDefect(dao: DaoOnChain, { hashes }: SchemeVotes, at: string): Defect<'other'> | undefined {
  const known = votingItemsOf(dao).flatMap(votingItemHashes);
  const unknown = hashes.find((hash) => !known.includes(hash.toLowerCase()));
  if (unknown === undefined) return undefined;
  const expected = 'the hash of an item of `VotingMachinesParams`';
  return { reason: 'other', expected, actual: votingHashText(dao, unknown), at };
}
