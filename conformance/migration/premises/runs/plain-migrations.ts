import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from './base-migration.ts';
import type { CompletedRun } from './completed-run.ts';
import { daoMigration } from './dao-migration.ts';

/** The migrations of the plain parameters, each with its name: the base, and a DAO on a base of its own. */
export async function plainMigrations(
  t: Trial<MigrationTarget, string>,
): Promise<readonly (readonly [name: string, scene: CompletedRun])[]> {
  return [
    ['base', await t.use(baseMigration)],
    ['dao', await t.use(daoMigration)],
  ];
}
