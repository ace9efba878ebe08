/** Base and example DAO without a command, with options (the interface document, "Command line"). */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { OTHER_ZERO_KEY_PLACE } from '../../../lab/chain/account.ts';
import { EXAMPLE_NAME, EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { withName } from '../options/dao-texts.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { writtenResultFile } from '../runs/shared-result-file.ts';
import { baseAndDaoRun } from './base-and-dao-run.ts';
import { defaultRunElsewhere } from './default-run.ts';
import { commandMnemonicRun } from './mnemonic-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { type GivenOptions, usageExampleRun } from './usage-example-run.ts';

const OUTPUT = 'folder/all.json';

export interface OptionsRun {
  readonly scene: ScenarioRun;
  /** The result, from the named file or from the usual one. */
  readonly written: NonNullable<ScenarioRun['result']>['result'];
  readonly given: GivenOptions;
}

/** The note of a check that judges these options elsewhere as well: MIG-CL-001 reports the failure. */
export const WITHOUT_OPTIONS_RUN = 'not judged without a command, where a run with options fails';

/** Every option with a default has another value: parameters, price, quiet, the result file and the key. */
export const optionsRun: Premise<MigrationTarget, OptionsRun> = premise<MigrationTarget>()({
  name: 'options-run',
  reasons: ['failed', 'missing'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(baseAndDaoRun);
    const { denied } = await t.use(usageExampleRun);
    // Options that already fail in other runs are left out here.
    const quiet = (await t.attempt(commandMnemonicRun))?.written?.dao !== undefined;
    const elsewhere = (await t.attempt(defaultRunElsewhere))?.result?.result.base !== undefined;
    const stage = await newStage(t, tool);
    const account = stage.chain.accounts[denied ? 0 : OTHER_ZERO_KEY_PLACE]!;
    const given = { account, gwei: '17', path: '' };
    const plain = paramsOfOwnFounders(stage);
    const files = {
      [EXAMPLE_PARAMS_FILE]: tool.paramsText({ default: withName(tool, plain, EXAMPLE_NAME) }, stage.network),
      [tool.fileOf('migration-params.json')]: tool.paramsText({ default: plain }, stage.network),
    };
    const output = elsewhere ? { output: OUTPUT } : {};
    const options = { params: EXAMPLE_PARAMS_FILE, ...output, 'gas-price': given.gwei, provider: stage.rpc };
    const values = Object.entries({ ...options, 'private-key': account.privateKey });
    const args = ['--force', ...(quiet ? ['--quiet'] : []), ...values.flatMap(([name, value]) => [`--${name}`, value])];
    const scene = await runCommandLine(tool, stage, { args, account, place: { files }, ...output });
    const { run } = scene;
    const at = 'no command, with options';
    t.judge(failedRunDefect('failed', run, at), run);
    const usual = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, scene.at) ?? ''), stage.network);
    const written = (scene.result ?? usual)?.result ?? {};
    const missing = (['base', 'dao'] as const).find((part) => written[part] === undefined);
    const expected = `\`${missing}\` in a result file`;
    if (missing) t.fail({ reason: 'missing', expected, actual: `no \`${missing}\``, at }, run);
    return { scene, written, given };
  },
});
