import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { accountOfKey } from '../../oracle/ethereum/account.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { accountTransactions } from '../../premises/runs/sent-transactions.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import { VALIDATED_STEPS } from '../../premises/validation/validated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const insufficientFunds = check<MigrationTarget>()({
  // MIG-VA-012 (should): Where the account cannot pay for the whole migration, the tool says so before any transaction.
  //   [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-012',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    const costs = { base: await costOf(isolated.base), dao: await costOf(await t.use(daoMigration)) };
    const cases = VALIDATED_STEPS.flatMap((step, i) => [
      { step, mistake: 'an account without funds', digit: 2 * i + 1, balance: 0n },
      { step, mistake: 'an account with half of what it costs', digit: 2 * i + 2, balance: costs[step] / 2n },
    ]);
    await t.each(cases, async ({ step, mistake, digit, balance }) => {
      const privateKey = `0x${String(digit).padStart(64, '5')}`;
      const { address } = accountOfKey(privateKey);
      await isolated.stage.chain.request('hardhat_setBalance', [address, `0x${balance.toString(16)}`]);
      const options = { params: PLAIN_BY_NETWORK, privateKey };
      const scene = await runStepOnBase(tool, isolated, { step, options });
      const refused = refusedRun(mistake, `${step} by ${address}`, scene);
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});

/** The gas that the transactions of a run cost its account, in wei. */
async function costOf(scene: ScenarioRun): Promise<bigint> {
  const sent = await accountTransactions(scene);
  return sent.reduce((sum, { gasUsed, paid = 0n }) => sum + gasUsed * paid, 0n);
}
