/** Base and example DAO without a command, by options (the interface document, "Command line": they are of each command). */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { EXAMPLE_PARAMS, EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { writtenResultFile } from '../runs/shared-result-file.ts';
import { baseAndDaoRun } from './base-and-dao-run.ts';
import { defaultRunElsewhere } from './default-run.ts';
import { commandMnemonicRun } from './mnemonic-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { type GivenOptions, usageExampleRun } from './usage-example-run.ts';

const OUTPUT = 'folder/all.json';

/** `written` is what it wrote, into whichever file: that of the options, or the one that is usual. */
export interface OptionsRun {
  readonly scene: ScenarioRun;
  readonly written: NonNullable<ScenarioRun['result']>['result'];
  readonly given: GivenOptions;
}

/** All that has a default is given otherwise: parameters, price, quiet, the result file and the key. */
export const optionsRun: Premise<MigrationTarget, OptionsRun> = premise<MigrationTarget>()({
  name: 'all-by-options',
  reasons: ['failed', 'missing'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(baseAndDaoRun);
    const { denied } = await t.use(usageExampleRun);
    // What is wrong by itself already is said there.
    const quiet = (await t.attempt(commandMnemonicRun))?.written?.dao !== undefined;
    const elsewhere = (await t.attempt(defaultRunElsewhere))?.result?.result.base !== undefined;
    const stage = await newStage(tool);
    const account = stage.chain.accounts[denied ? 0 : 3]!;
    const given = { account, gwei: '17', path: '' };
    const plain = paramsOfOwnFounders(stage);
    const files = {
      [EXAMPLE_PARAMS_FILE]: tool.paramsText({ default: { ...plain, orgName: EXAMPLE_PARAMS.orgName } }, stage.network),
      [tool.fileOf('migration-params.json')]: tool.paramsText({ default: plain }, stage.network),
    };
    const output = elsewhere ? { output: OUTPUT } : {};
    const options = { params: EXAMPLE_PARAMS_FILE, ...output, 'gas-price': given.gwei, provider: stage.rpc };
    const values = Object.entries({ ...options, 'private-key': account.privateKey });
    const args = ['--force', ...(quiet ? ['--quiet'] : []), ...values.flatMap(([name, value]) => [`--${name}`, value])];
    const scene = await runCommandLine(tool, stage, { args, account, place: { files }, ...output });
    const { run } = scene;
    const at = 'no command, with options';
    if (!succeeded(run))
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: runSummary(run), at }, run);
    const usual = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, scene.at) ?? ''), stage.network);
    const written = (scene.result ?? usual)?.result ?? {};
    const lacking = (['base', 'dao'] as const).find((part) => written[part] === undefined);
    const expected = `\`${lacking}\` in a result file`;
    if (lacking) t.judge({ reason: 'missing', expected, actual: 'none', at }, run);
    return { scene, written, given };
  },
});
