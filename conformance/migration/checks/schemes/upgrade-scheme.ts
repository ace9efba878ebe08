import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import {
  OTHER_SELECTION_REASONS,
  requireDaosWithScheme,
  selectionDefect,
} from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const upgradeScheme = check<MigrationTarget>()({
  // MIG-SC-005 (must): The DAO has the scheme UpgradeScheme where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  proves: 'MIG-SC-005',
  reasons: OTHER_SELECTION_REASONS,
  owns: [reasonsOf(universalDao, { 'no-upgrades': 'failed' }), reasonsOf(bareDao, { upgrade: 'failed' })],
  run: async (tool, t) => {
    for (const dao of await requireDaosWithScheme(tool, t, 'UpgradeScheme'))
      t.judge(selectionDefect(dao, 'UpgradeScheme'), dao.scene.run);
  },
});
