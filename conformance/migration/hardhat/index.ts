/** The migration suite for those who live in Hardhat: a plug-in of Hardhat 3 with the task `check-migration`. */

import type { HardhatPlugin } from 'hardhat/types/plugins';
import { checkMigrationTask } from './task.ts';

/**
 * Adds `npx hardhat check-migration`, which is `touchstone check migration` with its options, output and exit code.
 *
 * Options that may be given more than once take their values with commas between them. `--config` is Hardhat's own, so the
 * file of options is named by `--touchstone-config`; without it `touchstone.yaml` is read where there is one.
 * @example
 * import { defineConfig } from 'hardhat/config';
 * import touchstone from 'touchstone/hardhat';
 *
 * export default defineConfig({ plugins: [touchstone] });
 * // npx hardhat check-migration --command example-migrate --only 'migration/steps/**,MIG-OP-003'
 */
export const touchstone: HardhatPlugin = {
  id: 'touchstone',
  npmPackage: 'touchstone',
  tasks: [checkMigrationTask()],
};

export default touchstone;
