/** The migration suite, and the way to a tool: `touchstone/migration`. */

export type { ChainSettings } from '../lab/chain/chain-settings.ts';
export type { HardhatNetwork } from '../lab/chain/hardhat-chains.ts';
export type { Place } from '../lab/place/place.ts';
export type { ProgramEnd, ProgramOutput } from '../lab/program/program-result.ts';
export { migrationSuite } from './suite.ts';
export type { Image, OpenContainer } from './target/image/image-access.ts';
export type { LibraryObject } from './target/library/in-process.ts';
export type { LocalChainMember, OpenLocalChain } from './target/library/local-chain.ts';
export type { MigrationOptions, MigrationStep } from './target/migration-options.ts';
export type { Aid, MigrationTarget } from './target/migration-target.ts';
export { type MigrationToolOptions, migrationTarget } from './target/migration-tool.ts';
export type { NameMap, Names } from './target/names.ts';
export type { OpenMigrationTarget } from './target/open.ts';
export type { ParamsForm } from './target/params-file.ts';
export type { MigrationResult, Nesting, ReadResult } from './target/result.ts';
export type { Run } from './target/run.ts';
