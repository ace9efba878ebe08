import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { unselectedDao } from '../../premises/dao/unselected-dao.ts';
import { requireDaosWithScheme, SELECTION_REASONS, selectionDefect } from '../../premises/schemes/selected-scheme.ts';
import { mixedVotes, presetVotes, rewardVotes } from '../../premises/voting/reward-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const contributionReward = check<MigrationTarget>()({
  // MIG-SC-001 (must): The DAO has the scheme ContributionReward where `schemes` says true, and not where it says false.
  //   [interface, "Migration parameters"]
  proves: 'MIG-SC-001',
  reasons: {
    ...SELECTION_REASONS,
    section: 'a DAO cannot be migrated where the section of a scheme that is not selected is there',
  },
  owns: [
    reasonsOf(unselectedDao, { together: 'section', rewards: 'section', generic: 'section' }),
    reasonsOf([rewardVotes, presetVotes, mixedVotes], 'missing'),
  ],
  run: async (tool, t) => {
    for (const dao of await requireDaosWithScheme(tool, t, 'ContributionReward'))
      t.judge(selectionDefect(dao, 'ContributionReward'), dao.scene.run);
  },
});
