import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import {
  OTHER_SELECTION_REASONS,
  requireDaosWithScheme,
  selectionDefect,
} from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const globalConstraintRegistrar = check<MigrationTarget>()({
  // MIG-SC-004 (must): The DAO has the scheme GlobalConstraintRegistrar where `schemes` says true, and not where it says false.
  //   [interface, "Migration parameters"]
  proves: 'MIG-SC-004',
  reasons: OTHER_SELECTION_REASONS,
  owns: [reasonsOf(universalDao, { others: 'failed' }), reasonsOf(fullDao, { constraints: 'failed' })],
  run: async (tool, t) => {
    for (const dao of await requireDaosWithScheme(tool, t, 'GlobalConstraintRegistrar'))
      t.judge(selectionDefect(dao, 'GlobalConstraintRegistrar'), dao.scene.run);
  },
});
