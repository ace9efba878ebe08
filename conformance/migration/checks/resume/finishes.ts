import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const finishes = check<MigrationTarget>()({
  proves: 'MIG-RE-001',
  needs: ['processes'],
  reasons: {
    failed: 'the same command does not succeed after a run that was killed',
    missing: 'it succeeds, and the result file lacks what was migrated',
    incomplete: 'it succeeds, and what the result names is not on the chain',
  },
  owns: [reasonsOf(interruptions, 'failed', 'missing')],
  run: async (_tool, t) => {
    const { all, of } = await t.use(interruptions);
    await t.each(all, ({ point, resumed, absent: [name] }) => {
      const at = killPointText(point);
      const actual = `no code at ${name}`;
      const expected = 'code at each address of the result';
      t.judge(name === undefined ? undefined : { reason: 'incomplete', expected, actual, at }, resumed.run);
    });
    t.note(`${all.length} of ${of} points at which a run can be killed, by chance`);
  },
});
