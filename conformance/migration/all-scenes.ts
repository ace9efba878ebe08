/** Base and example DAO without a command, by options (the interface document, "Command line": they are of each command). */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import {
  allByCommand,
  command,
  commanded,
  EXAMPLE_PARAMS,
  type Given,
  PARAMS_FILE,
  usageExample,
} from './command-scenes.ts';
import { byDefaultElsewhere } from './default-scenes.ts';
import { byMnemonic } from './mnemonic-scenes.ts';
import { ownFounders } from './own-founders.ts';
import { jsonOf, newStage, type Scene, sayRun } from './play.ts';
import { writtenIn } from './remembered.ts';

const OUTPUT = 'folder/all.json';

/** `written` is what it wrote, into whichever file: that of the options, or the one that is usual. */
export interface AllByOptions {
  readonly scene: Scene;
  readonly written: NonNullable<Scene['result']>['result'];
  readonly given: Given;
}

/** All that has a default is given otherwise: parameters, price, quiet, the result file and the key. */
export const allByOptions: Premise<MigrationTarget, AllByOptions> = premise<MigrationTarget>()({
  name: 'all-by-options',
  owners: { failed: 'migration/command-line/both#failed', missing: 'migration/command-line/both#missing' },
  find: async (any, t) => {
    const tool = commanded(any, t);
    await t.use(allByCommand);
    const { denied } = await t.use(usageExample);
    // What is wrong by itself already is said there.
    const quiet = (await t.attempt(byMnemonic))?.written?.dao !== undefined;
    const elsewhere = (await t.attempt(byDefaultElsewhere))?.result?.result.base !== undefined;
    const stage = await newStage(tool);
    const account = stage.chain.accounts[denied ? 0 : 3]!;
    const given = { account, gwei: '17', path: '' };
    const plain = ownFounders(stage);
    const files = {
      [PARAMS_FILE]: tool.paramsText({ default: { ...plain, orgName: EXAMPLE_PARAMS.orgName } }, stage.network),
      [tool.fileOf('migration-params.json')]: tool.paramsText({ default: plain }, stage.network),
    };
    const output = elsewhere ? { output: OUTPUT } : {};
    const options = { params: PARAMS_FILE, ...output, 'gas-price': given.gwei, provider: stage.rpc };
    const values = Object.entries({ ...options, 'private-key': account.privateKey });
    const args = ['--force', ...(quiet ? ['--quiet'] : []), ...values.flatMap(([name, value]) => [`--${name}`, value])];
    const scene = await command(tool, stage, { args, account, place: { files }, ...output });
    const { run } = scene;
    const at = 'no command, with options';
    if (!succeeded(run)) t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: sayRun(run), at }, run);
    const usual = tool.resultOf(jsonOf(writtenIn(tool, stage, scene.at) ?? ''), stage.network);
    const written = (scene.result ?? usual)?.result ?? {};
    const lacking = (['base', 'dao'] as const).find((part) => written[part] === undefined);
    const expected = `\`${lacking}\` in a result file`;
    if (lacking) t.judge({ reason: 'missing', expected, actual: 'none', at }, run);
    return { scene, written, given };
  },
});
