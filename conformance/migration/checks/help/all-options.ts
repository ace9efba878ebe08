import { check } from '../../../core/check/check.ts';
import { helpText, shownWords } from '../../premises/help/help-text.ts';
import { showCommand } from '../../premises/help/shown-text.ts';
import { COMMAND_WORDS, OPTION_WORDS } from '../../target/command/words.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const allOptions = check<MigrationTarget>()({
  proves: 'MIG-CL-030',
  needs: ['argv'],
  reasons: { command: 'the help does not name a command', option: 'the help does not name an option' },
  run: async (tool, t) => {
    const seen = await t.use(helpText);
    const commands = COMMAND_WORDS.flatMap((one) => tool.nameOf('commands', one) ?? []);
    const wanted = [
      ...commands.map((name) => ({ reason: 'command' as const, name, as: new RegExp(`\\b${name}\\b`) })),
      ...OPTION_WORDS.flatMap((one) => tool.nameOf('options', one) ?? []).map((name) => ({
        reason: 'option' as const,
        name: `--${name}`,
        as: new RegExp(`--${name}(?![\\w-])`),
      })),
    ];
    let text = shownWords(seen);
    // What a command alone takes may stand in its own help.
    for (const command of commands) {
      if (wanted.every(({ as }) => as.test(text))) break;
      text += shownWords(await showCommand(tool, [command, '--help'], t));
    }
    await t.each(wanted, ({ reason, name, as }) => {
      const defect = { reason, expected: `${name}, in the help`, actual: 'nothing of it', at: '--help' };
      t.judge(as.test(text) ? undefined : defect, seen.run);
    });
  },
});
