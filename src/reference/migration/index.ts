/** `StackMigration`: deploys base contracts and DAOs (interface document, "Library"). */
import { stackMigration } from './stack-migration.ts';

export type { Provider } from './chain/json-rpc.ts';
export { MigrationError } from './error.ts';
export type { MigrationOptions } from './options.ts';
export { PARTS, type Parts } from './parts.ts';
export type { MigrationResult } from './result/result-file.ts';
export { stackMigration };

export const StackMigration = stackMigration();
export default StackMigration;
