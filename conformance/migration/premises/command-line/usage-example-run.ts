/** The usage example, on a base that was migrated with the same options. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { ChainAccount } from '../../../lab/chain/account.ts';
import { OTHER_ZERO_KEY_PLACE } from '../../../lab/chain/account.ts';
import { PROVIDER_API_KEY } from '../../inputs/accounts/api-key.ts';
import { DEFAULT_FILE_NAME, EXAMPLE_NAME, EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { SecretForms } from '../../oracle/output/secret-forms.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { withName } from '../options/dao-texts.ts';
import { requireCompleted } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { type CommandLineTarget, requireCommandLine, runCommandLine } from './run-command.ts';

/** The values of a run's options. `gwei` is the gas price. */
export interface GivenOptions {
  readonly account: ChainAccount;
  readonly gwei: string;
  /** Path and query that were appended to the provider's address. */
  readonly path: string;
}

/** Both parameters files. */
export function exampleFiles(tool: MigrationTarget, network: string): Record<string, string> {
  const text = (name: string) => tool.paramsText({ default: withName(tool, PLAIN_PARAMS, name) }, network);
  return {
    [EXAMPLE_PARAMS_FILE]: text(EXAMPLE_NAME),
    [tool.fileOf('migration-params.json')]: text(DEFAULT_FILE_NAME),
  };
}

interface UsageExample {
  readonly base: ScenarioRun;
  readonly dao: ScenarioRun;
  readonly given: GivenOptions;
}

/**
 * The usage example, on a base that was migrated with the same options: long ones, with the key of an account other than the
 * first. `denied` is the failed run if the example works only with the first account; then the runs with that account are
 * given.
 */
export const usageExampleRun: Premise<MigrationTarget, UsageExample & { readonly denied?: ScenarioRun }> =
  premise<MigrationTarget>()({
    name: 'usage-example-run',
    reasons: ['failed', 'missing'],
    find: async (any, t) => {
      const tool = requireCommandLine(any, t);
      await t.use(daoMigration);
      const example = await usageExampleBy(t, tool, OTHER_ZERO_KEY_PLACE);
      if (!hasMigrated(example.dao, 'dao')) {
        const first = await usageExampleBy(t, tool, 0);
        if (hasMigrated(first.base, 'base') && hasMigrated(first.dao, 'dao')) return { ...first, denied: example.dao };
      }
      return {
        ...example,
        base: requireCompleted(example.base, 'base', t),
        dao: requireCompleted(example.dao, 'dao', t),
      };
    },
  });

const hasMigrated = ({ run, result }: ScenarioRun, part: 'base' | 'dao') =>
  succeeded(run) && result?.result[part] !== undefined;

/** The example with one of the chain's accounts. If its base fails, the failed run is given as that of the DAO as well. */
async function usageExampleBy(
  t: Pick<Trial<MigrationTarget, never>, 'state'>,
  tool: CommandLineTarget,
  index: number,
): Promise<UsageExample> {
  const stage = await newStage(t, tool);
  const account = stage.chain.accounts[index]!;
  const given = { account, gwei: '21', path: `/v3/${PROVIDER_API_KEY}?key=A%2Fb~c` };
  const secrets: SecretForms = new Map([[PROVIDER_API_KEY, 'the API key']]);
  const options = [
    '--params',
    EXAMPLE_PARAMS_FILE,
    '--gas-price',
    given.gwei,
    '--provider',
    `${stage.rpc}${given.path}`,
  ];
  const args = ['--force', ...options, '--private-key', account.privateKey];
  const place = { files: exampleFiles(tool, stage.network) };
  const base = await runCommandLine(tool, stage, { args: ['base', ...args], account, place, secrets });
  if (!hasMigrated(base, 'base')) return { base, dao: base, given };
  const dao = await runCommandLine(tool, stage, { args: ['dao', ...args], account, on: base.at, secrets });
  return { base, dao, given };
}
