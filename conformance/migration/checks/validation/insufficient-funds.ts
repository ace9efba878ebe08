import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { accountOfKey } from '../../oracle/ethereum/account.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import { VALIDATED_STEPS } from '../../premises/validation/wrong-option-check.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** What the last run of a scene cost its account, in wei. */
async function costOf({ views, account, record }: ScenarioRun): Promise<bigint> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  const sent = (await views.transactionsFrom(account.address)).filter(({ hash }) => hashes.has(hash));
  return sent.reduce((sum, { gasUsed, paid = 0n }) => sum + gasUsed * paid, 0n);
}

/** None of these has what the migration costs. */
export const insufficientFunds = check<MigrationTarget>()({
  proves: 'MIG-VA-012',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const { stage } = on;
    const whole = { base: await costOf(on.base), dao: await costOf(await t.use(daoMigration)) };
    const cases = VALIDATED_STEPS.flatMap((step, i) => [
      { step, what: 'an account without means', digit: 2 * i + 1, has: 0n },
      { step, what: 'an account with half of what it costs', digit: 2 * i + 2, has: whole[step] / 2n },
    ]);
    await judgeRefusals(t, cases, async ({ step, what, digit, has }): Promise<RefusedRun> => {
      const key = `0x${String(digit).padStart(64, '5')}`;
      const address = accountOfKey(key).address;
      await stage.chain.request('hardhat_setBalance', [address, `0x${has.toString(16)}`]);
      const options = { params: PLAIN_BY_NETWORK, privateKey: key };
      return refusedRun(what, `${step} by ${address}`, await runStepOnBase(tool, on, { step, options }));
    });
  },
});
