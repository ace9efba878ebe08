import { check } from '../../../core/check/check.ts';
import { bashSyntaxError } from '../../../lab/program/bash.ts';
import { COMPLETION_COMMAND, completionScript } from '../../premises/help/completion-script.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const bashScript = check<MigrationTarget>()({
  proves: 'MIG-CL-005',
  needs: ['argv'],
  reasons: {
    deployed: '`completion` sends transactions',
    missing: '`completion` prints nothing that completes anything',
    'not-bash': 'bash does not accept what `completion` prints',
  },
  run: async (_tool, t) => {
    const { run, sent, at } = await t.use(completionScript);
    if (sent > 0)
      t.judge(
        { reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at: COMPLETION_COMMAND },
        run,
      );
    const text = run.stdout.text;
    const complaint = await bashSyntaxError(text, at);
    if (complaint !== undefined)
      t.judge(
        { reason: 'not-bash', expected: 'a script that bash accepts', actual: complaint, at: COMPLETION_COMMAND },
        run,
      );
    const actual = text.trim() === '' ? 'nothing on standard output' : text.slice(0, 200);
    const completes = /\b(complete|compgen)\b/.test(text);
    t.judge(
      completes ? undefined : { reason: 'missing', expected: 'a completion script', actual, at: COMPLETION_COMMAND },
      run,
    );
  },
});
