/** A check of parameters with a mistake. */

import { check } from '../../../core/check/check.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { REFUSAL_REASONS, refusalDefect } from './refusal.ts';
import type { TriedMistakes } from './wrong-parameters.ts';

/** A check of parameters with a mistake. */
export const wrongParameterCheck = (proves: RequirementId, of: Premise<MigrationTarget, TriedMistakes>) =>
  check<MigrationTarget>()({
    proves,
    reasons: REFUSAL_REASONS,
    run: async (_tool, t) => {
      const { refused, of: all } = await t.use(of);
      await t.each(refused, (one) => t.judge(refusalDefect(one), one.run));
      t.note(`${refused.length} of ${all} such mistakes, chosen by the seed`);
    },
  });
