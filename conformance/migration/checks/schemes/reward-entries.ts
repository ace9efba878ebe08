import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { severalEntries, severalEntriesCreated } from '../../premises/dao/several-entries-dao.ts';
import {
  countedRewards,
  countedRewardsCreated,
  ENTRIES_REASONS,
  entriesChoiceDefect,
} from '../../premises/schemes/section-entries.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const rewardEntries = check<MigrationTarget>()({
  // MIG-SC-010 (must): Each entry of `ContributionReward` counts, as declared: the DAO has a scheme with the values of each, or
  //   its one scheme stores the values of each; or several entries are refused before anything is sent. [interface, "Migration
  //   parameters"]
  proves: 'MIG-SC-010',
  reasons: ENTRIES_REASONS,
  owns: [
    reasonsOf([severalEntries, severalEntriesCreated], { rewards: 'failed', together: 'failed' }),
    reasonsOf([countedRewards, countedRewardsCreated], 'first', 'last', 'copied', 'differs', 'lost', 'more', 'lacks'),
  ],
  run: async (_tool, t) => {
    const byHand = await t.use(countedRewards);
    t.judge(entriesChoiceDefect(byHand, 'ContributionReward', t), byHand.several.scene.run);
    const created = await t.useIfJudged(countedRewardsCreated);
    // A tool may refuse several entries with the DaoCreator alone: the document does not speak of them.
    if (!created || created.option === 'refused')
      return t.note('no DAO with several entries by the DaoCreator was judged');
    t.judge(entriesChoiceDefect(created, 'ContributionReward', t), created.several.scene.run);
  },
});
