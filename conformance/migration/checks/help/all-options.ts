import { check } from '../../../core/check/check.ts';
import { helpText, shownWords } from '../../premises/help/help-text.ts';
import { showCommand } from '../../premises/help/shown-text.ts';
import { COMMAND_WORDS, OPTION_WORDS } from '../../target/command/words.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const allOptions = check<MigrationTarget>()({
  // MIG-CL-030 (should): The help names every command and every option. [interface, "Command line"]
  proves: 'MIG-CL-030',
  needs: ['argv'],
  reasons: { command: 'the help does not name a command', option: 'the help does not name an option' },
  run: async (tool, t) => {
    const help = await t.use(helpText);
    const commands = COMMAND_WORDS.flatMap((word) => tool.nameOf('commands', word) ?? []);
    const options = OPTION_WORDS.flatMap((word) => tool.nameOf('options', word) ?? []).map((name) => `--${name}`);
    const wanted = [
      ...commands.map((name) => ({ reason: 'command' as const, name, pattern: new RegExp(`\\b${name}\\b`) })),
      ...options.map((name) => ({ reason: 'option' as const, name, pattern: new RegExp(`${name}(?![\\w-])`) })),
    ];
    let text = shownWords(help);
    // An option of one command may be in the help of that command only.
    for (const command of commands) {
      if (wanted.every(({ pattern }) => pattern.test(text))) break;
      text += shownWords(await showCommand(tool, [command, '--help'], t));
    }
    await t.each(wanted, ({ reason, name, pattern }) => {
      const defect = { reason, expected: `${name}, in the help`, actual: 'no such word', at: '--help' };
      t.judge(!pattern.test(text) && defect, help.run);
    });
  },
});
