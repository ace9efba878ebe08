import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { formerContract } from '../../premises/dao/former-contract.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText, killRun } from '../../premises/resume/killed-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const otherAccount = check<MigrationTarget>()({
  proves: 'MIG-RE-009',
  needs: ['processes'],
  reasons: {
    used: 'what another account began is taken for what this one did',
    neither: 'it sends transactions, and fails',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, base } = await t.use(unforcedBase);
    const [, other] = base.stage.chain.accounts;
    const count = whole.dao.record.transactions.length;
    // With half of it done there is more to do, with all of it nothing but to say so.
    await t.each(new Set([Math.ceil(count / 2), count]), async (k) => {
      const place = await base.fresh(way.place);
      const at = killPointText({ step: 'dao', k, moment: 'mined' });
      const act = { step: 'dao' as const, options: { ...way.options, params: PLAIN_BY_NETWORK }, place: way.place };
      if (!(await killRun(tool, base.stage, act, { k, moment: 'mined' }, place))) return;
      const resumed = await runUnforcedStep(
        tool,
        base,
        way,
        { step: 'dao', options: { privateKey: other!.privateKey } },
        place,
      );
      const { run, record, result, since } = resumed;
      const sent = record.transactions.length;
      if (!succeeded(run)) {
        const expected = 'a refusal that costs nothing, or a DAO of the other account';
        const actual = `${sent} transactions, and then: ${runSummary(run)}`;
        t.judge(sent > 0 ? { reason: 'neither', expected, actual, at } : undefined, run);
        return;
      }
      const before = await formerContract(base.stage.chain, result?.result.dao ?? {}, since, result?.result.base);
      const expected = `a DAO that ${other!.address} deployed, or a refusal`;
      const actual = `dao.${before} is what ${base.stage.chain.accounts[0]!.address} had deployed before it was killed`;
      t.judge(before === undefined ? undefined : { reason: 'used', expected, actual, at }, run);
    });
  },
});
