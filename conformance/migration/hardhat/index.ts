/** The migration suite in Hardhat: a plug-in of Hardhat 3 with the task `check-migration`. */

import type { HardhatPlugin } from 'hardhat/types/plugins';
import { checkMigrationTask } from './task.ts';

/**
 * Adds `npx hardhat check-migration`, which is `touchstone check migration` with its options, output and exit code.
 *
 * Options that may be given more than once take several values, separated by commas. `--config` is Hardhat's own option, so the
 * file of options is named by `--touchstone-config`; without it `touchstone.yaml` is read if it exists.
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
