import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { requireAlias } from '../../premises/command-line/alias-run.ts';
import { defaultRunElsewhere } from '../../premises/command-line/default-run.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { writtenResultFile } from '../../premises/runs/shared-result-file.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const RUNS = 'a run that succeeds';

export const output = check<MigrationTarget>()({
  proves: 'MIG-CL-021',
  needs: ['argv'],
  reasons: {
    failed: 'with `--output` a migration does not succeed',
    alias: '`-o` is refused where `--output` is not',
    missing: 'the result is not in the file that was named',
    default: 'the result is in `migration.json` all the same',
  },
  owns: [reasonsOf(commandMnemonicRun, { output: 'failed' })],
  run: async (tool, t) => {
    const scenes = [
      ['base -o', 'base', () => requireAlias(t, '-o')],
      ['base --output', 'base', () => t.use(defaultRunElsewhere)],
      ['dao --output', 'dao', async () => (await t.use(commandMnemonicRun)).dao],
      ['no command, --output', 'dao', async () => (await t.use(optionsRun)).scene],
    ] as const;
    for (const [at, part, sceneOf] of scenes) {
      const scene = await sceneOf();
      const { run, stage } = scene;
      if (!succeeded(run)) t.judge({ reason: 'failed', expected: RUNS, actual: runSummary(run), at }, run);
      const found = scene.result?.result[part];
      const expected = `\`${part}\` in the file that ${at} names`;
      if (found === undefined)
        t.judge({ reason: 'missing', expected, actual: scene.file?.slice(0, 300) ?? 'no such file', at }, run);
      const name = tool.fileOf('migration.json');
      const other = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, scene.at) ?? ''), stage.network)?.result[
        part
      ];
      const same = canonicalJson(other) === canonicalJson(found);
      t.judge(same ? { reason: 'default', expected, actual: `it in ${name} as well`, at } : undefined, run);
    }
  },
});
