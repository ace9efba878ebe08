import { check } from '../../../core/check/check.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from './refusal.ts';

export const VALIDATED_STEPS = ['base', 'dao'] as const;

/** A check of wrong values of an option, with a base migration and with a DAO migration. */
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
      const all = VALIDATED_STEPS.flatMap((step) => cases.map(([what, options]) => ({ step, what, options })));
      await t.each(all, async ({ step, what, options: wrong }) => {
        const key = 'mnemonic' in wrong ? { privateKey: undefined } : {};
        const options = { params: PLAIN_BY_NETWORK, ...key, ...wrong };
        const refused = refusedRun(what, `${step} ${at}`, await runStepOnBase(tool, on, { step, options }));
        t.judge(refusalDefect(refused), refusalEvidence(refused));
      });
    },
  });
