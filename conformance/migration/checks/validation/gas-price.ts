import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import { inEachStep } from '../../premises/validation/validated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const CASES = [
  { mistake: 'a gas price of 0', gasPrice: 0 },
  { mistake: 'a gas price below 0', gasPrice: -1 },
  { mistake: 'a gas price that is not a number', gasPrice: 'cheap' },
];

export const gasPrice = check<MigrationTarget>()({
  // MIG-VA-010 (must): A gas price that is not a number above zero is refused before any transaction. [durable-deploy,
  //   "Validation before spending"]
  proves: 'MIG-VA-010',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    await t.each(inEachStep(CASES), async ({ step, mistake, gasPrice }) => {
      const options = { params: PLAIN_BY_NETWORK, gasPrice };
      const refused = refusedRun(
        mistake,
        `${step} --gas-price`,
        await runStepOnBase(tool, isolated, { step, options }),
      );
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
