/** Runs a step of a migration on a stage. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Place } from '../../../lab/place/place.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { secretFormsOf } from '../../oracle/output/secret-forms.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import { recordLeakedSecrets } from '../secrets/leaked-secrets.ts';
import { aloneOnChain } from './alone-on-chain.ts';
import { hangDetection } from './hang-detection.ts';
import { runTransactions } from './run-transactions.ts';
import type { RunStage, ScenarioRun, StepRequest } from './scenario-run.ts';
import { keepResultFile, keptFiles, resetTool } from './shared-result-file.ts';

/** The members of the library for the steps (the interface document, "Library"). */
export const STEP_MEMBERS = {
  base: 'migrateBase',
  dao: 'migrateDAO',
  demo: 'migrateDemoTest',
  all: 'migrate',
} as const;

/** Opens a stage for a tool, and resets the tool. */
export async function newStage(
  t: Pick<Trial<MigrationTarget, never>, 'state'>,
  tool: MigrationTarget,
  settings?: Parameters<MigrationTarget['stage']>[0],
): Promise<RunStage> {
  const stage: RunStage = { ...(await tool.stage(settings)), state: t.state };
  await resetTool(tool, stage);
  return stage;
}

/**
 * Runs a step on a stage: with the proxy as provider, the key of the first account, and `force`, since no person is there to
 * confirm anything. With `on` it runs in the place of an earlier run, with its files.
 */
export async function runStep(
  tool: MigrationTarget,
  stage: RunStage,
  act: StepRequest,
  on?: Pick<ScenarioRun, 'at'>,
): Promise<ScenarioRun> {
  const at = on ? { ...on.at, ...(await continuedPlace(tool, on.at, stage, act.place)) } : await stage.place(act.place);
  const account = stage.chain.accounts[0]!;
  const usual = { provider: stage.rpc, privateKey: account.privateKey, force: true };
  const entries = Object.entries({ ...usual, ...act.options }).filter(([, value]) => value !== undefined);
  const options: MigrationOptions = Object.fromEntries(entries);
  const since = Number(await stage.chain.request('eth_blockNumber'));
  const record = stage.record(act.script);
  const secretForms = secretFormsOf(options);
  const secrets = [options.privateKey, options.mnemonic].filter((secret) => typeof secret === 'string');
  const transactions = () => runTransactions(record);
  const where = { ...at, transactions, secrets: [...secrets, ...secretForms.keys(), ...(at.secrets ?? [])] };
  const migrate = () =>
    act.by === 'library' && tool.call
      ? tool.call(STEP_MEMBERS[act.step], [options], where)
      : tool.migrate(act.step, options, where);
  const ran = await (act.beside ? migrate() : aloneOnChain(stage, migrate));
  const run = hangDetection(stage.state, act.step, ran, record, stage);
  recordLeakedSecrets(stage.state, run, secretForms, act.by === 'library' ? STEP_MEMBERS[act.step] : act.step);
  keepResultFile(tool, stage, at);
  const output = typeof options.output === 'string' ? options.output : tool.fileOf('migration.json');
  const file = stage.read(at, output);
  const version = typeof options.coreVersion === 'string' ? [options.coreVersion] : [];
  const result = file === undefined ? undefined : tool.resultOf(parseJsonText(file), stage.network, ...version);
  return { stage, at, account, options, run, record, views: new ContractViews(stage.chain), file, result, since };
}

/** The folders of an earlier place, with other settings. */
async function continuedPlace(
  tool: MigrationTarget,
  at: Place,
  stage: RunStage,
  settings: PlaceSettings = {},
): Promise<Place> {
  const files = { ...keptFiles(tool, stage, at), ...settings.files };
  return stage.place({ folder: at.folder, home: at.home, temporary: at.temporary, ...settings, files });
}
