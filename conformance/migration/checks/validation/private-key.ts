import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import { inEachStep } from '../../premises/validation/validated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The order of the group: a private key is less than it (SEC 2, section 2.4.1). */
const ORDER = '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

const CASES = [
  { mistake: 'a private key of two bytes', privateKey: '0x1234' },
  { mistake: 'a private key that is not a number', privateKey: 'nobody' },
  { mistake: 'a private key of 0', privateKey: `0x${'0'.repeat(64)}` },
  { mistake: 'a private key that is the order of the group', privateKey: ORDER },
];

export const privateKey = check<MigrationTarget>()({
  // MIG-VA-008 (must): An invalid private key is refused before any transaction. [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-008',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    await t.each(inEachStep(CASES), async ({ step, mistake, privateKey }) => {
      const options = { params: PLAIN_BY_NETWORK, privateKey };
      const refused = refusedRun(
        mistake,
        `${step} --private-key`,
        await runStepOnBase(tool, isolated, { step, options }),
      );
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
