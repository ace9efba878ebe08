import { check } from '../../../core/check/check.ts';
import { bashSyntaxError } from '../../../lab/program/bash.ts';
import { COMPLETION_COMMAND, completionScript } from '../../premises/help/completion-script.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const bashScript = check<MigrationTarget>()({
  // MIG-CL-005 (must): `completion` prints a script that bash accepts, and deploys nothing. [interface, "Command line"]
  proves: 'MIG-CL-005',
  needs: ['argv'],
  reasons: {
    deployed: '`completion` sends transactions',
    missing: '`completion` prints nothing that completes words',
    'not-bash': 'bash does not accept the script of `completion`',
  },
  run: async (_tool, t) => {
    const { run, sent, at: place } = await t.use(completionScript);
    const at = COMPLETION_COMMAND;
    if (sent > 0) t.fail({ reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at }, run);
    const script = run.stdout.text;
    const error = await bashSyntaxError(script, place);
    const expected = 'a script that bash accepts';
    if (error !== undefined) t.fail({ reason: 'not-bash', expected, actual: error, at }, run);
    const actual = script.trim() === '' ? 'nothing on standard output' : script.slice(0, 200);
    const completes = /\b(complete|compgen)\b/.test(script);
    t.judge(!completes && { reason: 'missing', expected: 'a completion script', actual, at }, run);
  },
});
