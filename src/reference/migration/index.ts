/** `StackMigration`: deploys base contracts and DAOs (interface document, "Library"). */
import { stackMigration } from './library/stack-migration.ts';

export type { Chain } from './chain/chain.ts';
export type { Provider } from './chain/json-rpc.ts';
export { OpenTransactions, untilMined } from './chain/open-transactions.ts';
export { Sender, type Sending } from './chain/sender.ts';
export type { Artifact } from './core/artifact.ts';
export { MigrationError } from './error.ts';
export type { MigrationOptions } from './library/options.ts';
export type { Reporter } from './library/reporter.ts';
export type { Member, Migrated } from './library/stack-migration.ts';
export type { Params } from './params/params.ts';
export { PARTS, type Parts } from './parts.ts';
export type { Call, Deployer } from './plan/deployer.ts';
export type { MigrationResult } from './result/result-file.ts';
export type { Deployed, StepName } from './run/step.ts';

export { stackMigration };

/** The library with the correct parts (interface document, "Library"). */
export const StackMigration = stackMigration();
export default StackMigration;
