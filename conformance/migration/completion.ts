/** Completion of the command line in bash (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { completedBy, syntaxError } from '../lab/bash.ts';
import { COMMANDS, OPTIONS } from './command-words.ts';
import { type Shown, shown } from './shown.ts';

const COMPLETION = 'completion';

export const script = premise<MigrationTarget>()({
  name: 'completion-script',
  owners: {},
  find: (tool, t): Promise<Shown> => shown(tool, [tool.nameOf('commands', COMPLETION) ?? COMPLETION], t),
});

export const printed = check<MigrationTarget>()({
  proves: 'MIG-CL-005',
  needs: ['argv'],
  reasons: {
    deployed: '`completion` sends transactions',
    missing: '`completion` prints nothing that completes anything',
    'not-bash': 'bash does not accept what `completion` prints',
  },
  run: async (_tool, t) => {
    const { run, sent, at } = await t.use(script);
    if (sent > 0)
      t.judge({ reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at: COMPLETION }, run);
    const text = run.stdout.text;
    const complaint = await syntaxError(text, at);
    if (complaint !== undefined)
      t.judge({ reason: 'not-bash', expected: 'a script that bash accepts', actual: complaint, at: COMPLETION }, run);
    const actual = text.trim() === '' ? 'nothing on standard output' : text.slice(0, 200);
    const completes = /\b(complete|compgen)\b/.test(text);
    t.judge(
      completes ? undefined : { reason: 'missing', expected: 'a completion script', actual, at: COMPLETION },
      run,
    );
  },
});

export const completes = check<MigrationTarget>()({
  proves: 'MIG-CL-006',
  needs: ['argv'],
  reasons: {
    unregistered: 'the script registers no completion',
    nothing: 'bash offers no command and no option of the document',
  },
  run: async (tool, t) => {
    const { run, sent, at } = await t.use(script);
    const text = run.stdout.text;
    if (sent > 0 || text.trim() === '' || (await syntaxError(text, at)) !== undefined)
      t.notApplicable('there is no script that bash accepts');
    const { commands, words, missing } = await completedBy(text, at);
    if (commands.length === 0)
      t.judge({ reason: 'unregistered', expected: '`complete` for the command', actual: 'none', at: COMPLETION }, run);
    const names = [
      ...COMMANDS.map((one) => tool.nameOf('commands', one)),
      ...OPTIONS.map((one) => tool.nameOf('options', one)).map((one) => one && `--${one}`),
    ];
    const offered = words.filter((word) => names.includes(word.replace(/[=\s].*$/s, '').split(':')[0]));
    if (offered.length === 0 && missing !== undefined)
      t.notApplicable(`the script asks what is not installed here: ${missing}`);
    const actual = words.length === 0 ? 'nothing' : words.slice(0, 20).join(' ');
    const expected = `one of: ${names.filter(Boolean).join(' ')}`;
    t.judge(offered.length > 0 ? undefined : { reason: 'nothing', expected, actual, at: commands.join(' ') }, run);
  },
});
