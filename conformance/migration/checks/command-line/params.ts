import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { EXAMPLE_NAME } from '../../inputs/files/example-params.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun, WITHOUT_OPTIONS_RUN } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { daoText, requireTextKey } from '../../premises/options/dao-texts.ts';
import type { ResultPart } from '../../premises/runs/completed-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const params = check<MigrationTarget>()({
  // MIG-CL-023 (must): `--params`, or `-i`, is the path of the parameters file. [interface, "Command line"]
  proves: 'MIG-CL-023',
  needs: ['argv'],
  reasons: {
    other: 'the DAO is not that of the named parameters file',
    alias: '`-i` is refused where `--params` is not',
  },
  owns: [reasonsOf(commandMnemonicRun, { 'short-params': 'alias' })],
  run: async (tool, t) => {
    const key = requireTextKey(tool, t);
    const judge = async ({ run, views }: ScenarioRun, dao: ResultPart | undefined, at: string) =>
      t.judge(otherFileDefect(key, await daoText(views, dao, key), at), run);
    const { dao: long } = await t.use(usageExampleRun);
    await judge(long, long.result?.result.dao, '--params');
    const { dao: short, written } = await t.use(commandMnemonicRun);
    await judge(short, written?.dao, '-i');
    const options = await t.attempt(optionsRun);
    if (!options) return t.note(WITHOUT_OPTIONS_RUN);
    await judge(options.scene, options.written.dao, '--params, no command');
  },
});

function otherFileDefect(key: string, text: unknown, at: string): Defect<'other'> | undefined {
  if (text === EXAMPLE_NAME) return undefined;
  return { reason: 'other', expected: `the ${key} ${EXAMPLE_NAME}`, actual: String(text), at };
}
