import { check } from '../../../core/check/check.ts';
import { CHANGED_FOUNDERS } from '../../inputs/parameters/changed-founders.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { changedHoldings, holdingsDifference, holdingsOf } from '../../premises/founders/holdings.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText, killRun } from '../../premises/resume/killed-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const otherParams = check<MigrationTarget>()({
  // MIG-RE-005 (must): A migration that was begun with other parameters is not mixed with one that has these parameters: it is
  //   refused, or begun again from the start. [durable-deploy, "Resuming"]
  proves: 'MIG-RE-005',
  needs: ['processes'],
  reasons: {
    mixed: 'founders have other amounts than in the changed parameters',
    neither: 'it sends transactions, and then fails',
    'not-as-declared': 'it does not treat changed parameters as declared',
    changed: 'it treats changed parameters in one way after one interruption, and in another after another',
  },
  run: async (tool, t) => {
    requireParams(tool, t, 'founders', 'address', 'tokens');
    const { whole } = await t.use(interruptions);
    const { way, base } = await t.use(unforcedBase);
    const { held } = await t.use(finishedDao);
    const count = whole.dao.record.transactions.length;
    // The run is killed after half of the transactions, and after all of them.
    await t.each(new Set([Math.ceil(count / 2), count]), async (k) => {
      const place = await base.fresh(way.place);
      const killed = { step: 'dao' as const, options: { ...way.options, params: PLAIN_BY_NETWORK }, place: way.place };
      const at = killPointText({ step: 'dao', k, moment: 'mined' });
      if (!(await killRun(tool, base.stage, killed, { k, moment: 'mined' }, place))) return;
      const options = { params: { default: { ...PLAIN_PARAMS, founders: CHANGED_FOUNDERS } } };
      const { run, record, result, views } = await runUnforcedStep(tool, base, way, { step: 'dao', options }, place);
      if (!succeeded(run)) {
        const sent = record.transactions.length;
        const expected = 'a refusal that costs nothing, or a DAO of the new parameters';
        const actual = `${sent} transactions, and then: ${runSummary(run)}`;
        t.judge(sent > 0 ? { reason: 'neither', expected, actual, at } : t.chose('changed-unfinished', 'refused'), run);
        return;
      }
      const difference = holdingsDifference(await holdingsOf(views, result?.result.dao ?? {}), changedHoldings(held));
      if (difference) t.fail({ reason: 'mixed', ...difference, at: `${at}: ${difference.at}` }, run);
      t.judge(t.chose('changed-unfinished', 'anew'), run);
    });
  },
});
