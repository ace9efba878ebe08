import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { formerContract } from '../../premises/dao/former-contract.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText, killRun } from '../../premises/resume/killed-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { StepRequest } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const otherAccount = check<MigrationTarget>()({
  // MIG-RE-009 (must): A migration that one account began is not continued by another account: it is refused, or begun again from
  //   the start. [durable-deploy, "Resuming"]
  proves: 'MIG-RE-009',
  needs: ['processes'],
  reasons: {
    used: 'contracts that another account deployed are used',
    neither: 'it sends transactions, and then fails',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, base } = await t.use(unforcedBase);
    const { chain } = base.stage;
    const [first, second] = [chain.accounts[0]!, chain.accounts[1]!];
    const count = whole.dao.record.transactions.length;
    // After half of the transactions there is more to do; after all of them only the end is missing.
    await t.each(new Set([Math.ceil(count / 2), count]), async (k) => {
      const place = await base.fresh(way.place);
      const at = killPointText({ step: 'dao', k, moment: 'mined' });
      const killed = { step: 'dao' as const, options: { ...way.options, params: PLAIN_BY_NETWORK }, place: way.place };
      if (!(await killRun(tool, base.stage, killed, { k, moment: 'mined' }, place))) return;
      const resumed: StepRequest = { step: 'dao', options: { privateKey: second.privateKey } };
      const { run, record, result, since } = await runUnforcedStep(tool, base, way, resumed, place);
      const sent = record.transactions.length;
      if (!succeeded(run)) {
        const expected = 'a refusal that costs nothing, or a DAO of the other account';
        const actual = `${sent} transactions, and then: ${runSummary(run)}`;
        t.judge(sent > 0 && { reason: 'neither', expected, actual, at }, run);
        return;
      }
      const name = await formerContract(chain, result?.result.dao ?? {}, since, result?.result.base);
      const expected = `a DAO that ${second.address} deployed, or a refusal`;
      const actual = `dao.${name} was deployed by ${first.address} before it was killed`;
      t.judge(name !== undefined && { reason: 'used', expected, actual, at }, run);
    });
  },
});
