import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import {
  OTHER_SELECTION_REASONS,
  requireDaosWithScheme,
  selectionDefect,
} from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const schemeRegistrar = check<MigrationTarget>()({
  // MIG-SC-003 (must): The DAO has the scheme SchemeRegistrar where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  proves: 'MIG-SC-003',
  reasons: OTHER_SELECTION_REASONS,
  owns: [reasonsOf(bareDao, { registrar: 'failed' })],
  run: async (tool, t) => {
    for (const dao of await requireDaosWithScheme(tool, t, 'SchemeRegistrar'))
      t.judge(selectionDefect(dao, 'SchemeRegistrar'), dao.scene.run);
  },
});
