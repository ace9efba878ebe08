/** The migration suite, and the way to a tool: `touchstone/migration`. */
export type { Image, OpenContainer } from '../../core/container.ts';
export type * from '../../core/migration-target.ts';
export type { Place } from '../../core/place.ts';
export { migrationSuite } from '../../migration/index.ts';
export type { LibraryObject } from '../../target/migration/in-process.ts';
export type { NameMap, Names } from '../../target/migration/names.ts';
export type { OpenMigrationTarget } from '../../target/migration/open.ts';
export type { ParamsForm } from '../../target/migration/params-text.ts';
export { type MigrationToolOptions, migrationTarget } from './migration-target.ts';
