import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDao } from '../../premises/dao/created-dao.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import {
  OTHER_SELECTION_REASONS,
  requireDaosWithScheme,
  selectionDefect,
} from '../../premises/schemes/selected-scheme.ts';
import { genericCreatedVotes, genericDefaultVotes, genericVotes } from '../../premises/voting/generic-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericScheme = check<MigrationTarget>()({
  // MIG-SC-002 (must): The DAO has the scheme GenericScheme where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  proves: 'MIG-SC-002',
  reasons: OTHER_SELECTION_REASONS,
  owns: [
    reasonsOf(universalDao, { generic: 'failed' }),
    reasonsOf(fullDao, { generic: 'failed' }),
    reasonsOf(createdDao, { generic: 'failed' }),
    reasonsOf([genericVotes, genericCreatedVotes, genericDefaultVotes], 'missing'),
  ],
  run: async (tool, t) => {
    if (!tool.has('contracts', 'GenericScheme')) t.notApplicable('the tool has no GenericScheme');
    for (const dao of await requireDaosWithScheme(tool, t, 'GenericScheme'))
      t.judge(selectionDefect(dao, 'GenericScheme'), dao.scene.run);
  },
});
