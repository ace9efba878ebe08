import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { aliasRun, refusedAliasDefect, requireShortRun } from '../../premises/command-line/alias-run.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun, WITHOUT_OPTIONS_RUN } from '../../premises/command-line/options-run.ts';
import { printedText } from '../../premises/command-line/printed-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const quiet = check<MigrationTarget>()({
  // MIG-CL-014 (must): With `--quiet`, or `-q`, a migration that succeeds prints nothing, and still writes its result.
  //   [interface, "Command line"]
  proves: 'MIG-CL-014',
  needs: ['argv'],
  reasons: {
    refused: '`--quiet` is refused',
    alias: '`-q` is refused where `--quiet` is not',
    prints: 'with `--quiet` a migration that succeeds prints something',
    missing: 'with `--quiet` it does not write its result',
  },
  owns: [reasonsOf(commandMnemonicRun, { quiet: 'refused' })],
  run: async (_tool, t) => {
    const { base, dao, written } = await t.use(commandMnemonicRun);
    const aliases = await t.use(aliasRun);
    const refused = refusedAliasDefect(aliases, '-q');
    if (refused) t.fail(refused, aliases.refused.get('-q')?.run);
    const short = requireShortRun(aliases, t);
    const options = await t.attempt(optionsRun);
    if (!options) t.note(WITHOUT_OPTIONS_RUN);
    const runs = [
      ['base -q', 'base', short, short.result?.result],
      ['base --quiet', 'base', base, base.result?.result],
      ['dao --quiet', 'dao', dao, written],
      ...(options ? [['no command, --quiet', 'dao', options.scene, options.written] as const] : []),
    ] as const;
    for (const [at, part, { run }, result] of runs) {
      const text = printedText(run).slice(0, 300);
      if (text !== '') t.fail({ reason: 'prints', expected: 'no output', actual: text, at }, run);
      const missing = { expected: `\`${part}\` in the result file`, actual: 'nothing', at };
      t.judge(result?.[part] === undefined && { reason: 'missing', ...missing }, run);
    }
  },
});
