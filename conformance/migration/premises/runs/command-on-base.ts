/** Runs of the command line on an existing base. */
import type { Place } from '../../../lab/place/place.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import { secretFormsOf } from '../../oracle/output/secret-forms.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import { recordLeakedSecrets } from '../secrets/leaked-secrets.ts';
import { aloneOnChain } from './alone-on-chain.ts';
import { hangDetection, stepOfArguments } from './hang-detection.ts';
import type { IsolatedBase } from './isolated-base.ts';

/** A run of the command line with verbatim arguments. */
export interface CommandRun {
  readonly at: Place;
  readonly run: Run;
  readonly record: RecordedRpc;
}

export async function runCommandOnBase(
  tool: MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>,
  { stage }: Pick<IsolatedBase, 'stage'>,
  args: readonly string[],
  at: Place,
  script?: RpcScript,
): Promise<CommandRun> {
  const record = stage.record(script);
  const privateKey = stage.chain.accounts
    .map((account) => account.privateKey)
    .find((privateKey) => args.includes(privateKey));
  const mnemonic = args.find((arg) => arg.includes(' '));
  const secrets = secretFormsOf({ privateKey, mnemonic });
  const where = { ...at, secrets: [...secrets.keys(), ...(at.secrets ?? [])] };
  const ran = await aloneOnChain(stage, () => tool.argv(args, where));
  const run = hangDetection(stage.state, stepOfArguments(args), ran, record, stage);
  recordLeakedSecrets(stage.state, run, secrets, args[0] ?? 'the command alone');
  return { at, run, record };
}

/** The usual options of a command: provider, private key, core version and `--force`. */
export function usualArgs(
  { coreVersion }: MigrationTarget,
  { stage }: Pick<IsolatedBase, 'stage'>,
  without: readonly string[] = [],
): readonly string[] {
  const version = coreVersion === undefined ? {} : { 'core-version': coreVersion };
  const usual = { provider: stage.rpc, 'private-key': stage.chain.accounts[0]!.privateKey, ...version };
  const values = Object.entries(usual).flatMap(([name, value]) => (without.includes(name) ? [] : [`--${name}`, value]));
  return without.includes('force') ? values : ['--force', ...values];
}
