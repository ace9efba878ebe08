import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { kill, sayPoint } from './interrupted.ts';
import { interruptions } from './interruptions.ts';
import { sayRun } from './play.ts';
import { thereBefore } from './there-before.ts';
import { params, step, unforced } from './unforced.ts';

export const otherAccount = check<MigrationTarget>()({
  proves: 'MIG-RE-009',
  needs: ['processes'],
  reasons: {
    used: 'what another account began is taken for what this one did',
    neither: 'it sends transactions, and fails',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, base } = await t.use(unforced);
    const [, other] = base.stage.chain.accounts;
    const count = whole.dao.record.transactions.length;
    // With half of it done there is more to do, with all of it nothing but to say so.
    await t.each(new Set([Math.ceil(count / 2), count]), async (k) => {
      const place = await base.fresh(way.place);
      const at = sayPoint({ step: 'dao', k, moment: 'mined' });
      const act = { step: 'dao' as const, options: { ...way.options, params }, place: way.place };
      if (!(await kill(tool, base.stage, act, { k, moment: 'mined' }, place))) return;
      const resumed = await step(tool, base, way, { step: 'dao', options: { privateKey: other!.privateKey } }, place);
      const { run, record, result, since } = resumed;
      const sent = record.transactions.length;
      if (!succeeded(run)) {
        const expected = 'a refusal that costs nothing, or a DAO of the other account';
        const actual = `${sent} transactions, and then: ${sayRun(run)}`;
        t.judge(sent > 0 ? { reason: 'neither', expected, actual, at } : undefined, run);
        return;
      }
      const before = await thereBefore(base.stage.chain, result?.result.dao ?? {}, since, result?.result.base);
      const expected = `a DAO that ${other!.address} deployed, or a refusal`;
      const actual = `dao.${before} is what ${base.stage.chain.accounts[0]!.address} had deployed before it was killed`;
      t.judge(before === undefined ? undefined : { reason: 'used', expected, actual, at }, run);
    });
  },
});
