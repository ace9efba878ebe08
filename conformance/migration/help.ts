/** What the command line tells of itself and of what it does (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { COMMANDS, OPTIONS } from './command-words.ts';
import { baseMigrated } from './scenes.ts';
import { type Shown, shown } from './shown.ts';

const ofOption = (option: 'help' | 'version') =>
  premise<MigrationTarget>()({
    name: `shown-${option}`,
    owners: {},
    find: (_tool, t): Promise<Shown> => shown(_tool, [`--${option}`], t),
  });
export const helpShown = ofOption('help');
export const versionShown = ofOption('version');

const words = ({ run }: Shown): string => `${run.stdout.text}\n${run.stderr.text}`;

function nothingSent({ run, sent }: Shown, option: string, t: Trial<MigrationTarget, 'deployed'>): void {
  if (sent === 0) return;
  t.judge({ reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at: `--${option}` }, run);
}

/** What counts: whatever it looks like, somebody learns an option of it. */
const HELP = `help: a text on either stream that names an option at least, such as --${OPTIONS[1]} or --${OPTIONS[2]}`;

export const help = check<MigrationTarget>()({
  proves: 'MIG-CL-029',
  needs: ['argv'],
  reasons: { deployed: '`--help` sends transactions', missing: '`--help` shows no help' },
  run: async (tool, t) => {
    const seen = await t.use(helpShown);
    nothingSent(seen, 'help', t);
    const some = OPTIONS.some((one) => words(seen).includes(`--${tool.nameOf('options', one) ?? one}`));
    const actual = words(seen).trim().slice(0, 200) || 'nothing';
    t.judge(some ? undefined : { reason: 'missing', expected: HELP, actual, at: '--help' }, seen.run);
  },
});

export const version = check<MigrationTarget>()({
  proves: 'MIG-CL-007',
  needs: ['argv'],
  reasons: { deployed: '`--version` sends transactions', missing: '`--version` shows no version' },
  run: async (_tool, t) => {
    const seen = await t.use(versionShown);
    nothingSent(seen, 'version', t);
    const actual = words(seen).trim().slice(0, 200) || 'nothing';
    const expected = 'a version, such as 0.0.1-rc.14-v0';
    t.judge(/\d/.test(actual) ? undefined : { reason: 'missing', expected, actual, at: '--version' }, seen.run);
  },
});

export const complete = check<MigrationTarget>()({
  proves: 'MIG-CL-030',
  needs: ['argv'],
  reasons: { command: 'the help does not name a command', option: 'the help does not name an option' },
  run: async (tool, t) => {
    const seen = await t.use(helpShown);
    const commands = COMMANDS.flatMap((one) => tool.nameOf('commands', one) ?? []);
    const wanted = [
      ...commands.map((name) => ({ reason: 'command' as const, name, as: new RegExp(`\\b${name}\\b`) })),
      ...OPTIONS.flatMap((one) => tool.nameOf('options', one) ?? []).map((name) => ({
        reason: 'option' as const,
        name: `--${name}`,
        as: new RegExp(`--${name}(?![\\w-])`),
      })),
    ];
    let text = words(seen);
    // What a command alone takes may stand in its own help.
    for (const command of commands) {
      if (wanted.every(({ as }) => as.test(text))) break;
      text += words(await shown(tool, [command, '--help'], t));
    }
    await t.each(wanted, ({ reason, name, as }) => {
      const defect = { reason, expected: `${name}, in the help`, actual: 'nothing of it', at: '--help' };
      t.judge(as.test(text) ? undefined : defect, seen.run);
    });
  },
});

export const told = check<MigrationTarget>()({
  proves: 'MIG-CL-015',
  needs: ['argv'],
  reasons: { silent: 'a migration says nothing, though nobody asked for quiet' },
  run: async (_tool, t) => {
    const { run } = await t.use(baseMigrated);
    const silent = run.stdout.text.trim() === '' && run.stderr.text.trim() === '';
    const defect = { reason: 'silent' as const, expected: 'words of what it does', actual: 'not a word', at: 'base' };
    t.judge(silent ? defect : undefined, run);
  },
});
