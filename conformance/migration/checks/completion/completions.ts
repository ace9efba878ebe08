import { check } from '../../../core/check/check.ts';
import { bashCompletion, bashSyntaxError } from '../../../lab/program/bash.ts';
import { COMPLETION_COMMAND, completionScript } from '../../premises/help/completion-script.ts';
import { COMMAND_WORDS, OPTION_WORDS } from '../../target/command/words.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const completions = check<MigrationTarget>()({
  // MIG-CL-006 (must): With the script that `completion` prints, bash completes the tool's command line. [interface, "Command
  //   line"]
  proves: 'MIG-CL-006',
  needs: ['argv'],
  reasons: {
    unregistered: 'the script registers no completion',
    nothing: 'bash offers no command and no option of the document',
  },
  run: async (tool, t) => {
    const { run, sent, at } = await t.use(completionScript);
    const script = run.stdout.text;
    if (sent > 0 || script.trim() === '' || (await bashSyntaxError(script, at)) !== undefined)
      t.notApplicable('there is no script that bash accepts');
    const { commands, words, missing } = await bashCompletion(script, at);
    if (commands.length === 0)
      t.fail(
        {
          reason: 'unregistered',
          expected: '`complete` for the command',
          actual: 'no `complete`',
          at: COMPLETION_COMMAND,
        },
        run,
      );
    const names = [
      ...COMMAND_WORDS.flatMap((word) => tool.nameOf('commands', word) ?? []),
      ...OPTION_WORDS.flatMap((word) => tool.nameOf('options', word) ?? []).map((name) => `--${name}`),
    ];
    const offered = words.filter((word) => names.includes(word.replace(/[=\s].*$/s, '').split(':')[0] ?? ''));
    if (offered.length === 0 && missing !== undefined)
      t.notApplicable(`the script calls a program that is not installed here: ${missing}`);
    const expected = `one of: ${names.join(' ')}`;
    const actual = words.length === 0 ? 'nothing' : words.slice(0, 20).join(' ');
    t.judge(offered.length === 0 && { reason: 'nothing', expected, actual, at: commands.join(' ') }, run);
  },
});
