/** A second migration tool: base contracts and a DAO with Hardhat Ignition, behind the document's command line. */

import { join } from 'node:path';
import { npmFolder } from '../../scripts/npm-folder.ts';

/** Node and the command's file, which precede the arguments. Rejects where it cannot be installed. */
export async function ignitionMigration(): Promise<readonly [string, string]> {
  return [process.execPath, join(await npmFolder('interop/ignition'), 'main.mjs')];
}
