import { lastWords } from '../core/last-words.ts';
import {
  type MigrationOptions,
  type MigrationTarget,
  type ReadResult,
  type Run,
  type Step,
  sayEnded,
} from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { Account, PlaceSettings, RpcRecord, RpcScript, Stage } from '../core/stage.ts';
import { Views } from '../lab/views.ts';
import { chainHint } from './chain-hint.ts';
import { overhear } from './overheard.ts';
import { forget, remember, remembered } from './remembered.ts';
import { secretsOf } from './secret-forms.ts';
import { weighed } from './weighed.ts';

/** One run of a tool on a stage, and all that was seen of it. The chain stays as it is until the run of the suite ends. */
export interface Scene {
  readonly stage: Stage;
  readonly at: Place;
  /** The account that was given: the first of the chain. */
  readonly account: Account;
  readonly options: MigrationOptions;
  readonly run: Run;
  /** What it asked of the chain. */
  readonly record: RpcRecord;
  readonly views: Views;
  /** The result file as text; undefined where there is none. */
  readonly file: string | undefined;
  /** What it says; undefined where there is none, or where it is no result. */
  readonly result: ReadResult | undefined;
  /** The number of the chain's last block before the run: what is later, the run did. */
  readonly since: number;
}

/** What is played. */
export interface Act {
  readonly step: Step;
  /** Beside provider, key and `force`, or in their place: undefined takes one away. */
  readonly options?: { readonly [K in keyof MigrationOptions]?: MigrationOptions[K] | undefined };
  /** Where the chain or the place are to be others than usual. */
  readonly place?: PlaceSettings;
  readonly script?: RpcScript;
  /** By a member of the library, also where there is a command. */
  readonly by?: 'library';
}

/** Members of the library by the steps that they take (the interface document, "Library"). */
export const MEMBERS = { base: 'migrateBase', dao: 'migrateDAO', demo: 'migrateDemoTest', all: 'migrate' } as const;

/** Opens a stage for a tool that remembers nothing. */
export async function newStage(
  tool: MigrationTarget,
  settings?: Parameters<MigrationTarget['stage']>[0],
): Promise<Stage> {
  const stage = await tool.stage(settings);
  await forget(tool, await stage.place());
  return stage;
}

/**
 * Runs a step on a stage: with the proxy as provider, the key of the first account, and `force`, since nobody is there to
 * confirm anything. With `on`, in the place of an earlier scene, whose files are there.
 */
export async function play(tool: MigrationTarget, stage: Stage, act: Act, on?: Pick<Scene, 'at'>): Promise<Scene> {
  const at = on ? { ...on.at, ...(await moved(tool, on.at, stage, act.place)) } : await stage.place(act.place);
  const account = stage.chain.accounts[0]!;
  const usual = { provider: stage.rpc, privateKey: account.privateKey, force: true };
  const all = Object.entries({ ...usual, ...act.options }).filter(([, value]) => value !== undefined);
  const options: MigrationOptions = Object.fromEntries(all);
  const since = Number(await stage.chain.request('eth_blockNumber'));
  const record = stage.record(act.script);
  const given = secretsOf(options);
  const secrets = [options.privateKey, options.mnemonic].filter((one) => typeof one === 'string');
  const where = { ...at, secrets: [...secrets, ...given.keys(), ...(at.secrets ?? [])] };
  const ran = await (act.by === 'library' && tool.call
    ? tool.call(MEMBERS[act.step], [options], where)
    : tool.migrate(act.step, options, where));
  const run = weighed(tool, act.step, ran, record);
  overhear(tool, run, given, act.by === 'library' ? MEMBERS[act.step] : act.step);
  remember(tool, stage, at);
  const output = typeof options.output === 'string' ? options.output : tool.fileOf('migration.json');
  const file = stage.read(at, output);
  const version = typeof options.coreVersion === 'string' ? [options.coreVersion] : [];
  const result = file === undefined ? undefined : tool.resultOf(jsonOf(file), stage.network, ...version);
  return { stage, at, account, options, run, record, views: new Views(stage.chain), file, result, since };
}

/** An earlier place with other settings. Its folders stay. */
async function moved(tool: MigrationTarget, at: Place, stage: Stage, settings: PlaceSettings = {}): Promise<Place> {
  const files = { ...remembered(tool, stage, at), ...settings.files };
  return stage.place({ folder: at.folder, home: at.home, temporary: at.temporary, ...settings, files });
}

/** What a text says as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** How a run ended, for `actual`: its end, and the last thing that it said. */
export function sayRun(run: Run): string {
  const end = run.rejected === undefined ? sayEnded(run.ended) : `rejected: ${run.rejected}`;
  const words = lastWords(run.stderr.text.trim() || run.stdout.text, 3)
    .join(' ')
    .slice(0, 300);
  if (words !== '') return `${end}; it said: ${words}${chainHint(run)}`;
  return `${run.rejected === undefined ? `${end}, without a word` : end}${chainHint(run)}`;
}
