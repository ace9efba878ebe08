import { check } from '../../../core/check/check.ts';
import { helpText, sentByOptionDefect, shownWords } from '../../premises/help/help-text.ts';
import { OPTION_WORDS } from '../../target/command/words.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Help in any layout names an option. */
const HELP_TEXT = `help: a text on either stream that names an option at least, such as --${OPTION_WORDS[1]} or --${OPTION_WORDS[2]}`;

export const help = check<MigrationTarget>()({
  // MIG-CL-029 (must): `--help` shows help, and deploys nothing. [interface, "Command line"]
  proves: 'MIG-CL-029',
  needs: ['argv'],
  reasons: { deployed: '`--help` sends transactions', missing: '`--help` shows no help' },
  run: async (tool, t) => {
    const output = await t.use(helpText);
    const deployed = sentByOptionDefect(output, '--help');
    if (deployed) t.fail(deployed, output.run);
    const text = shownWords(output);
    const namesOption = OPTION_WORDS.some((word) => text.includes(`--${tool.nameOf('options', word) ?? word}`));
    const missing = { expected: HELP_TEXT, actual: text.trim().slice(0, 200) || 'nothing', at: '--help' };
    t.judge(!namesOption && { reason: 'missing', ...missing }, output.run);
  },
});
