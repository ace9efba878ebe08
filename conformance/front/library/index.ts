/** The migration suite, and the way to a tool: `touchstone/migration`. */

export type { ChainSettings } from '../../lab/chain/chain-settings.ts';
export type { Place } from '../../lab/place/place.ts';
export type { ProgramEnd, ProgramOutput, programEndText } from '../../lab/program/program-result.ts';
export { migrationSuite } from '../../migration/index.ts';
export type { Image, OpenContainer } from '../../migration/target/image/image-access.ts';
export type { LibraryObject } from '../../migration/target/library/in-process.ts';
export type { LocalChainMember, OpenLocalChain } from '../../migration/target/library/local-chain.ts';
export type { MigrationOptions, MigrationStep } from '../../migration/target/migration-options.ts';
export type { Aid, MigrationTarget } from '../../migration/target/migration-target.ts';
export { type MigrationToolOptions, migrationTarget } from '../../migration/target/migration-tool.ts';
export type { NameMap, Names } from '../../migration/target/names.ts';
export type { OpenMigrationTarget } from '../../migration/target/open.ts';
export type { ParamsForm } from '../../migration/target/params-file.ts';
export type { MigrationResult, Nesting, ReadResult } from '../../migration/target/result.ts';
export type { Run, succeeded } from '../../migration/target/run.ts';
