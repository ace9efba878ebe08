import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { aliasRun, refusedAliasDefect, requireShortRun } from '../../premises/command-line/alias-run.ts';
import { defaultRunElsewhere } from '../../premises/command-line/default-run.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun, WITHOUT_OPTIONS_RUN } from '../../premises/command-line/options-run.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { writtenResultFile } from '../../premises/runs/shared-result-file.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const output = check<MigrationTarget>()({
  // MIG-CL-021 (must): `--output`, or `-o`, is the path of the result file, in place of `migration.json`. [interface, "Command
  //   line"]
  proves: 'MIG-CL-021',
  needs: ['argv'],
  reasons: {
    failed: 'with `--output` a migration does not succeed',
    alias: '`-o` is refused where `--output` is not',
    missing: 'the result is not in the file that was named',
    default: 'the result is in `migration.json` as well',
  },
  owns: [reasonsOf(commandMnemonicRun, { output: 'failed' })],
  run: async (tool, t) => {
    const aliases = await t.use(aliasRun);
    const refused = refusedAliasDefect(aliases, '-o');
    if (refused) t.fail(refused, aliases.refused.get('-o')?.run);
    const options = await t.attempt(optionsRun);
    if (!options) t.note(WITHOUT_OPTIONS_RUN);
    const scenes = [
      ['base -o', 'base', async () => requireShortRun(aliases, t)],
      ['base --output', 'base', () => t.use(defaultRunElsewhere)],
      ['dao --output', 'dao', async () => (await t.use(commandMnemonicRun)).dao],
      ...(options ? [['no command, --output', 'dao', async () => options.scene] as const] : []),
    ] as const;
    for (const [at, part, sceneOf] of scenes) {
      const scene = await sceneOf();
      const { run, stage } = scene;
      const failed = failedRunDefect('failed', run, at);
      if (failed) t.fail(failed, run);
      const writtenPart = scene.result?.result[part];
      const expected = `\`${part}\` in the file that ${at} names`;
      if (writtenPart === undefined)
        t.fail({ reason: 'missing', expected, actual: scene.file?.slice(0, 300) ?? 'no such file', at }, run);
      const usualText = writtenResultFile(tool, stage, scene.at) ?? '';
      const usual = tool.resultOf(parseJsonText(usualText), stage.network)?.result[part];
      const isInBoth = canonicalJson(usual) === canonicalJson(writtenPart);
      const actual = `it in ${tool.fileOf('migration.json')} as well`;
      t.judge(isInBoth && { reason: 'default', expected, actual, at }, run);
    }
  },
});
