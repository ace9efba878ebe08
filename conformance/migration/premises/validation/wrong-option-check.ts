/** A check of options that are wrong. */

import { check } from '../../../core/check/check.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from './refusal.ts';

export const VALIDATED_STEPS = ['base', 'dao'] as const;

/** A check of options of a base migration and of a DAO migration, each of them wrong. */
export const wrongOptionCheck = (
  proves: RequirementId,
  at: string,
  cases: readonly (readonly [what: string, options: MigrationOptions])[],
) =>
  check<MigrationTarget>()({
    proves,
    reasons: REFUSAL_REASONS,
    run: async (tool, t) => {
      const on = await t.use(isolatedBase);
      const all = VALIDATED_STEPS.flatMap((step) => cases.map((one) => [step, ...one] as const));
      await judgeRefusals(t, all, async ([step, what, options]): Promise<RefusedRun> => {
        const own = 'mnemonic' in options ? { privateKey: undefined } : {};
        return refusedRun(
          what,
          `${step} ${at}`,
          await runStepOnBase(tool, on, { step, options: { params: PLAIN_BY_NETWORK, ...own, ...options } }),
        );
      });
    },
  });
