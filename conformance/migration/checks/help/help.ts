import { check } from '../../../core/check/check.ts';
import { helpText, judgeNothingSent, shownWords } from '../../premises/help/help-text.ts';
import { OPTION_WORDS } from '../../target/command/words.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** What counts: whatever it looks like, somebody learns an option of it. */
const HELP = `help: a text on either stream that names an option at least, such as --${OPTION_WORDS[1]} or --${OPTION_WORDS[2]}`;

export const help = check<MigrationTarget>()({
  proves: 'MIG-CL-029',
  needs: ['argv'],
  reasons: { deployed: '`--help` sends transactions', missing: '`--help` shows no help' },
  run: async (tool, t) => {
    const seen = await t.use(helpText);
    judgeNothingSent(seen, 'help', t);
    const some = OPTION_WORDS.some((one) => shownWords(seen).includes(`--${tool.nameOf('options', one) ?? one}`));
    const actual = shownWords(seen).trim().slice(0, 200) || 'nothing';
    t.judge(some ? undefined : { reason: 'missing', expected: HELP, actual, at: '--help' }, seen.run);
  },
});
