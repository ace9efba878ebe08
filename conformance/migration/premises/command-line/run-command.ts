/** Runs the command line on a stage. */
import type { WithFacets } from '../../../core/check/check.ts';
import type { ChainAccount } from '../../../lab/chain/account.ts';
import type { Place } from '../../../lab/place/place.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { type SecretForms, secretFormsOf } from '../../oracle/output/secret-forms.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import { aloneOnChain } from '../runs/alone-on-chain.ts';
import { hangDetection, stepOfArguments } from '../runs/hang-detection.ts';
import type { RunStage, ScenarioRun } from '../runs/scenario-run.ts';
import { keepResultFile } from '../runs/shared-result-file.ts';
import { recordLeakedSecrets } from '../secrets/leaked-secrets.ts';

/** A tool that has a command line. */
export type CommandLineTarget = WithFacets<MigrationTarget, 'argv'>;

/** A run of the command line. */
export interface CommandRequest {
  readonly args: readonly string[];
  /** The account whose key is among the arguments, or that is expected. Default: the first of the chain. */
  readonly account?: ChainAccount;
  readonly place?: PlaceSettings;
  /** An earlier place, in which the command runs with its files. */
  readonly on?: Place;
  /** The result file. Default: the one that the document names. */
  readonly output?: string;
  /** Further secrets that the run must not disclose. */
  readonly secrets?: SecretForms;
  /** Without the declared core version, which other runs request. */
  readonly plain?: true;
}

/** Runs the command on a stage. The default parameters file is there, with the plain parameters. */
export async function runCommandLine(
  tool: CommandLineTarget,
  stage: RunStage,
  act: CommandRequest,
): Promise<ScenarioRun> {
  const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
  const at = act.on ?? (await stage.place({ ...act.place, files: { ...files, ...act.place?.files } }));
  const account = act.account ?? stage.chain.accounts[0]!;
  const since = Number(await stage.chain.request('eth_blockNumber'));
  const earlierText = stage.read(at, tool.fileOf('migration.json'));
  const record = stage.record();
  const version = tool.coreVersion === undefined || act.plain ? [] : ['--core-version', tool.coreVersion];
  const mnemonic = at.secrets?.[0];
  // A key that the tool has built in is not a secret.
  const privateKey = act.args.includes(account.privateKey) ? account.privateKey : undefined;
  const secrets = new Map([...(act.secrets ?? []), ...secretFormsOf({ privateKey, mnemonic })]);
  const where = { ...at, secrets: [account.privateKey, ...secrets.keys(), ...(at.secrets ?? [])] };
  const ran = await aloneOnChain(stage, () => tool.argv([...act.args, ...version], where));
  const run = hangDetection(stage.state, stepOfArguments(act.args), ran, record, stage);
  recordLeakedSecrets(stage.state, run, secrets, act.args.find((arg) => /^[a-z]+$/.test(arg)) ?? 'all steps');
  keepResultFile(tool, stage, at, earlierText);
  const file = stage.read(at, act.output ?? tool.fileOf('migration.json'));
  const result = file === undefined ? undefined : tool.resultOf(parseJsonText(file), stage.network);
  const options = { provider: stage.rpc, privateKey: account.privateKey };
  return { stage, at, account, options, run, record, views: new ContractViews(stage.chain), file, result, since };
}

/** Ends a check that needs a command line, if the tool has no command line. */
export function requireCommandLine(tool: MigrationTarget, t: { notApplicable(why: string): never }): CommandLineTarget {
  if (!tool.argv) t.notApplicable('the tool is judged without its command line');
  return tool as CommandLineTarget;
}
