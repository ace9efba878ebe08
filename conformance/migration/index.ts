/** The suite of checks for contract migration tools. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { suite } from '../core/suite.ts';

/** All checks of the migration suite. `plan(migrationSuite, …)` chooses from them. */
export const migrationSuite = suite<MigrationTarget>('migration', {});
