import { check } from '../../../core/check/check.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import { genericSchemeText } from '../../premises/parameters/generic-scheme.ts';
import { genericDefaultVotes, genericVotes } from '../../premises/voting/generic-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericTargetContract = check<MigrationTarget>()({
  proves: 'MIG-PR-007',
  reasons: { differs: 'GenericScheme may call another address than `targetContract`' },
  run: async (_tool, t) => {
    for (const vote of [await t.use(genericVotes), await t.use(genericDefaultVotes)]) {
      const { votes, dao } = vote;
      const wanted = dao.params.GenericScheme?.[0]?.targetContract;
      const differs = !sameIgnoringCase(votes.target, wanted) && {
        reason: 'differs' as const,
        expected: `${wanted}, as \`targetContract\` says`,
        actual: String(votes.target),
        at: genericSchemeText(vote),
      };
      t.judge(differs || undefined, dao.scene.run);
    }
  },
});
