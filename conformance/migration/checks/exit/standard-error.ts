import { check } from '../../../core/check/check.ts';
import { NO_REFUSAL_TEXT, quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standardError = check<MigrationTarget>()({
  // MIG-EX-004 (must): The tool says on standard error what went wrong, with `--quiet` as well. [durable-deploy, "Exit and
  //   errors"]
  proves: 'MIG-EX-004',
  needs: ['argv'],
  reasons: { silent: 'a refusal prints nothing on standard error' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(quietRefusals),
      ({ option, run }) => {
        const output = run.stdout.text.trim().slice(0, 200);
        const actual = `nothing there${output === '' ? '' : `; on standard output: ${output}`}`;
        const silent = { expected: 'the reason of the refusal, on standard error', actual, at: option };
        t.judge(run.stderr.text.trim() === '' && { reason: 'silent', ...silent }, run);
      },
      NO_REFUSAL_TEXT,
    );
  },
});
