import { check } from '../../../core/check/check.ts';
import { NONE_REFUSED_TEXT, quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standardError = check<MigrationTarget>()({
  proves: 'MIG-EX-004',
  needs: ['argv'],
  reasons: { silent: 'nothing on standard error tells what went wrong' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(quietRefusals),
      ({ at_: at, run }) => {
        const said = run.stdout.text.trim().slice(0, 200);
        const actual = `nothing there${said === '' ? '' : `; on standard output: ${said}`}`;
        const defect = { reason: 'silent' as const, expected: 'what went wrong, on standard error', actual, at };
        t.judge(run.stderr.text.trim() === '' ? defect : undefined, run);
      },
      NONE_REFUSED_TEXT,
    );
  },
});
