/** The library of the interface document ("Library"). */

import { consoleReporter } from '../cli/console-reporter.ts';
import { PARTS, type Parts } from '../parts.ts';
import type { MigrationResult } from '../result/result-file.ts';
import { migrate as run } from '../run/migrate.ts';
import type { StepName } from '../run/step.ts';
import { knownOptions, type MigrationOptions } from './options.ts';

/** The result of these steps. */
export type Migrated<Name extends StepName> = MigrationResult & Required<Pick<MigrationResult, Name>>;

/** A function of the library that migrates. Rejects with a MigrationError. */
export interface Member<Name extends StepName> {
  /** A dry run sends nothing, so its result may lack the step. */
  (options: MigrationOptions & { readonly dryRun: true }): Promise<MigrationResult>;
  (options?: MigrationOptions): Promise<Migrated<Name>>;
}

/** The library, built from these parts. */
export function stackMigration(parts: Parts = PARTS) {
  const member =
    <Name extends StepName>(...steps: Name[]): Member<Name> =>
    async (options: MigrationOptions = {}) => {
      knownOptions(options);
      const asks = options.force !== true && options['disable-confs'] !== true;
      const reporter = consoleReporter({ quiet: options.quiet === true, asks, unasked: 'goes-on' });
      return (await run({ steps, options, parts, reporter })) as Migrated<Name>;
    };
  return {
    /** Deploys the base contracts, and writes them into the result file. Rejects with a MigrationError. */
    migrateBase: member('base'),
    /** Deploys a DAO by `params` on the base in the result file. Rejects with a MigrationError. */
    migrateDAO: member('dao'),
    /** Deploys the demo test on the base in the result file. Rejects with a MigrationError. */
    migrateDemoTest: member('test'),
    /** Deploys base, DAO and demo test. Rejects with a MigrationError. */
    migrate: member('base', 'dao', 'test'),
    /** The recorded migration of a network. Rejects with a MigrationError where nothing is recorded. */
    migration: (network: string): Promise<MigrationResult> => parts.lookup(network, parts),
    LocalChain: parts.localChain,
    /** Runs the command line tool with the arguments of this process. */
    cli: async (): Promise<void> => (await import('../cli/program.ts')).cli(process.argv.slice(2), parts),
  };
}
