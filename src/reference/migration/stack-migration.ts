/** The library of the interface document ("Library"). */
import { NETWORKS } from './chain/network.ts';
import { consoleReporter } from './cli/console-reporter.ts';
import { MigrationError } from './error.ts';
import { LocalChain } from './local-chain/local-chain.ts';
import { localBase } from './local-chain/migrated.ts';
import { migrate as run } from './migrate.ts';
import { DEFAULT_OUTPUT, type MigrationOptions } from './options.ts';
import { PARTS, type Parts } from './parts.ts';
import { type MigrationResult, readResultFile } from './result/result-file.ts';
import type { StepName } from './step.ts';

/** The library, made of these parts. */
export function stackMigration(parts: Parts = PARTS) {
  const member =
    (...steps: StepName[]) =>
    (options: MigrationOptions = {}): Promise<MigrationResult> => {
      const asks = options.force !== true && options['disable-confs'] !== true;
      const reporter = consoleReporter({ quiet: options.quiet === true, asks, unasked: 'goes-on' });
      return run({ steps, options, parts, reporter });
    };
  return {
    /** Deploys the base contracts, and writes them into the result file. Rejects with a MigrationError. */
    migrateBase: member('base'),
    /** Deploys a DAO by `params` upon the base in the result file. Rejects with a MigrationError. */
    migrateDAO: member('dao'),
    /** Deploys the demo test upon the base in the result file. Rejects with a MigrationError. */
    migrateDemoTest: member('test'),
    /** All three. Rejects with a MigrationError. */
    migrate: member('base', 'dao', 'test'),
    migration,
    LocalChain,
    /** Runs the command line tool with the arguments of this process. */
    cli: async (): Promise<void> => (await import('./cli/program.ts')).cli(process.argv.slice(2), parts),
  };
}

/**
 * What was migrated on a network, as the result file in the working folder has it; where it has nothing of `private`, the
 * base of LocalChain. Rejects with a MigrationError where nothing is recorded, or there is no such network.
 */
async function migration(network: string): Promise<MigrationResult> {
  if (!NETWORKS.includes(network)) {
    const found = JSON.stringify(network);
    throw new MigrationError('no-record', `Expected a network (${NETWORKS.join(', ')}), found ${found}`);
  }
  const recorded = (await readResultFile(DEFAULT_OUTPUT))[network];
  if (recorded) return recorded;
  if (network === 'private') return { base: await localBase() };
  throw new MigrationError('no-record', `${DEFAULT_OUTPUT} has no migration of ${network}`);
}
