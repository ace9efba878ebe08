import { check } from '../../../core/check/check.ts';
import { votingItemHashes } from '../../oracle/voting/item-hashes.ts';
import { amountUnits } from '../../oracle/voting/stored-voting.ts';
import { daosWithReadableSchemes } from '../../premises/schemes/readable-schemes.ts';
import { votingHashText, votingItemsOf } from '../../premises/voting/scheme-vote.ts';
import { schemeVotes } from '../../premises/voting/scheme-votes.ts';
import { rightVotingItems } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const votingParameters = check<MigrationTarget>()({
  proves: 'MIG-SC-009',
  reasons: { other: 'a scheme votes by parameters that `VotingMachinesParams` does not have' },
  run: async (_tool, t) => {
    // Wrong numbers have another hash, and so have amounts in both units.
    const units = (await t.use(rightVotingItems)).flatMap((one) =>
      amountUnits(one.item, one.kept).map(([, unit]) => unit),
    );
    if (new Set(units).size > 1) t.inconclusive('some amounts are in whole units, and some in the smallest');
    const all = (await daosWithReadableSchemes(t)).flatMap((dao) =>
      (['SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'] as const).flatMap((name) => {
        const scheme = dao.schemes.named.get(name);
        return scheme ? [{ dao, name, scheme }] : [];
      }),
    );
    await t.each(
      all,
      async ({ dao, name, scheme }) => {
        const found = await schemeVotes(dao.scene.views, name, scheme);
        if (!found) return t.inconclusive(`the parameters of ${name} ${scheme.address} cannot be read`);
        const items = votingItemsOf(dao).flatMap(votingItemHashes);
        const other = found.hashes.find((hash) => !items.includes(hash.toLowerCase()));
        const defect = other && {
          reason: 'other' as const,
          expected: 'the hash of an item of `VotingMachinesParams`',
          actual: votingHashText(dao, other),
          at: `${name} ${scheme.address} of the avatar ${dao.avatar}`,
        };
        t.judge(defect || undefined, dao.scene.run);
      },
      'no DAO has any of these schemes',
    );
  },
});
