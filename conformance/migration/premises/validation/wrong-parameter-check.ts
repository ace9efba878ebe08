import { check } from '../../../core/check/check.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { REFUSAL_REASONS, refusalDefect } from './refusal.ts';
import type { TriedMistakes } from './wrong-parameters.ts';

/** A check of parameters with a mistake. */
export const wrongParameterCheck = (proves: RequirementId, mistakes: Premise<MigrationTarget, TriedMistakes>) =>
  check<MigrationTarget>()({
    proves,
    reasons: REFUSAL_REASONS,
    run: async (_tool, t) => {
      const { refused, mistakeCount } = await t.use(mistakes);
      await t.each(refused, (tried) => t.judge(refusalDefect(tried), tried.run));
      t.note(`${refused.length} of ${mistakeCount} such mistakes, chosen by the seed`);
    },
  });
