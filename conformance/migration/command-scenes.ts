/** Runs of the command line that many checks stand on (the interface document, "Command line"). */
import type { With } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Account, PlaceSettings, Stage } from '../core/stage.ts';
import { Views } from '../lab/views.ts';
import { overhear } from './overheard.ts';
import { ownFounders } from './own-founders.ts';
import { PLAIN } from './params.ts';
import { jsonOf, newStage, type Scene } from './play.ts';
import { remember } from './remembered.ts';
import { daoMigrated, done, type Part } from './scenes.ts';
import { API_KEY, type Secrets, secretsOf } from './secret-forms.ts';
import { stepIn, weighed } from './weighed.ts';

/** A tool that has a command line. */
export type Commanded = With<MigrationTarget, 'argv'>;

/** What is run. */
export interface CommandAct {
  readonly args: readonly string[];
  /** The account whose key is among the arguments, or that is expected. Default: the first of the chain. */
  readonly account?: Account;
  readonly place?: PlaceSettings;
  /** An earlier place, whose files are there. */
  readonly on?: Place;
  /** The result file. Default: the one that the document names. */
  readonly output?: string;
  /** What else nobody may be told. */
  readonly secrets?: Secrets;
  /** Without the core version that the tool is asked for wherever nothing else is said. */
  readonly plain?: true;
}

/** Runs the command on a stage. The default parameters file is there, with the plain parameters. */
export async function command(tool: Commanded, stage: Stage, act: CommandAct): Promise<Scene> {
  const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN }, stage.network) };
  const at = act.on ?? (await stage.place({ ...act.place, files: { ...files, ...act.place?.files } }));
  const account = act.account ?? stage.chain.accounts[0]!;
  const since = Number(await stage.chain.request('eth_blockNumber'));
  const before = stage.read(at, tool.fileOf('migration.json'));
  const record = stage.record();
  const version = tool.coreVersion === undefined || act.plain ? [] : ['--core-version', tool.coreVersion];
  const mnemonic = at.secrets?.[0];
  // A key that is built in is anybody's.
  const privateKey = act.args.includes(account.privateKey) ? account.privateKey : undefined;
  const secrets = new Map([...(act.secrets ?? []), ...secretsOf({ privateKey, mnemonic })]);
  const where = { ...at, secrets: [account.privateKey, ...secrets.keys(), ...(at.secrets ?? [])] };
  const ran = await tool.argv([...act.args, ...version], where);
  const run = weighed(tool, stepIn(act.args), ran, record);
  overhear(tool, run, secrets, act.args.find((one) => /^[a-z]+$/.test(one)) ?? 'all steps');
  remember(tool, stage, at, before);
  const file = stage.read(at, act.output ?? tool.fileOf('migration.json'));
  const result = file === undefined ? undefined : tool.resultOf(jsonOf(file), stage.network);
  const options = { provider: stage.rpc, privateKey: account.privateKey };
  return { stage, at, account, options, run, record, views: new Views(stage.chain), file, result, since };
}

/** Ends what cannot be judged without a command line. */
export function commanded(tool: MigrationTarget, t: { notApplicable(why: string): never }): Commanded {
  if (!tool.argv) t.notApplicable('the tool is judged without its command line');
  return tool as Commanded;
}

/** Base and example DAO without a command, with the default files. */
export const allByCommand: Premise<MigrationTarget, Scene & { readonly base: Part; readonly dao: Part }> =
  premise<MigrationTarget>()({
    name: 'all-by-command',
    owners: {
      failed: 'migration/command-line/both#failed',
      missing: 'migration/command-line/both#missing',
      elsewhere: 'migration/command-line/default-output#missing',
    },
    find: async (any, t) => {
      const tool = commanded(any, t);
      await t.use(daoMigrated);
      const stage = await newStage(tool);
      const { privateKey } = stage.chain.accounts[0]!;
      const args = ['--force', '--provider', stage.rpc, '--private-key', privateKey];
      const text = tool.paramsText({ default: ownFounders(stage) }, stage.network);
      const place = { files: { [tool.fileOf('migration-params.json')]: text } };
      const scene = await command(tool, stage, { args, place });
      const none = { expected: '`base` in migration.json', actual: 'no such file', at: 'migration.json' };
      if (succeeded(scene.run) && scene.file === undefined) t.judge({ reason: 'elsewhere', ...none }, scene.run);
      return { ...done(scene, 'dao', t), base: done(scene, 'base', t).part, dao: scene.result!.result.dao! };
    },
  });

/** What options of a run were given. `gwei` is the gas price. */
export interface Given {
  readonly account: Account;
  readonly gwei?: string;
  /** Path and query that were appended to the provider's address. */
  readonly path: string;
}

export const EXAMPLE_PARAMS = { ...PLAIN, orgName: 'Example Organisation' };
/** A file that no tool looks for by itself. */
export const PARAMS_FILE = 'folder/example-params.json';
/** What is there in its place: whoever takes this has not taken the other. */
const TRAP = { ...PLAIN, orgName: 'Default Organisation' };

/** Both parameters files. */
export function exampleFiles(tool: MigrationTarget, network: string): Record<string, string> {
  return {
    [PARAMS_FILE]: tool.paramsText({ default: EXAMPLE_PARAMS }, network),
    [tool.fileOf('migration-params.json')]: tool.paramsText({ default: TRAP }, network),
  };
}

interface Example {
  readonly base: Scene;
  readonly dao: Scene;
  readonly given: Given;
}

/**
 * The usage example, upon a base by the same options: long ones, with the key of an account that is not the first. `denied`
 * is the run that failed where it goes with the first alone, so that everything else is judged by that.
 */
export const usageExample: Premise<MigrationTarget, Example & { readonly denied?: Scene }> = premise<MigrationTarget>()(
  {
    name: 'usage-example',
    owners: {
      failed: 'migration/command-line/usage-example-works#failed',
      missing: 'migration/command-line/usage-example-works#missing',
    },
    find: async (any, t) => {
      const tool = commanded(any, t);
      await t.use(daoMigrated);
      const own = await exampleBy(tool, 3);
      if (!came(own.dao, 'dao')) {
        const first = await exampleBy(tool, 0);
        if (came(first.base, 'base') && came(first.dao, 'dao')) return { ...first, denied: own.dao };
      }
      return { ...own, base: done(own.base, 'base', t), dao: done(own.dao, 'dao', t) };
    },
  },
);

const came = ({ run, result }: Scene, part: 'base' | 'dao') => succeeded(run) && result?.result[part] !== undefined;

/** The example by one of the chain's accounts. Where its base fails, that stands for the DAO as well. */
async function exampleBy(tool: Commanded, index: number): Promise<Example> {
  const stage = await newStage(tool);
  const account = stage.chain.accounts[index]!;
  const given = { account, gwei: '21', path: `/v3/${API_KEY}?key=A%2Fb~c` };
  const secrets: Secrets = new Map([[API_KEY, 'the API key']]);
  const options = ['--params', PARAMS_FILE, '--gas-price', given.gwei, '--provider', `${stage.rpc}${given.path}`];
  const args = ['--force', ...options, '--private-key', account.privateKey];
  const place = { files: exampleFiles(tool, stage.network) };
  const base = await command(tool, stage, { args: ['base', ...args], account, place, secrets });
  if (!came(base, 'base')) return { base, dao: base, given };
  const dao = await command(tool, stage, { args: ['dao', ...args], account, on: base.at, secrets });
  return { base, dao, given };
}
