/**
 * `@daostack/migration`, a migration tool of another project. It writes its result, and the state of an interrupted
 * run, into its own package: each user gets a copy, in which all large files are links.
 */

import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { npmFolder } from '../../scripts/npm-folder.ts';

/** The core that has all but one of the document's base contracts: VestingScheme was gone before. */
export const NEAREST_CORE = '0.0.1-rc.33';

/** A copy of the tool. */
export interface DaostackMigration {
  /** Node and the command's file, which precede the arguments. */
  readonly command: readonly [string, string];
  /** The library, a CommonJS module. */
  readonly module: string;
  /** The file with the results of previous steps; its command also writes there without `--output`. */
  readonly previous: string;
  /** The file with the state of an unfinished DAO. */
  readonly state: string;
  /** Removes the files that it has written into its package. */
  reset(): Promise<void>;
}

/** A copy of the tool in this folder, which is made. Rejects where it cannot be installed. */
export async function daostackMigration(folder: string): Promise<DaostackMigration> {
  const modules = join(await npmFolder('interop/daostack'), 'node_modules');
  const source = join(modules, '@daostack', 'migration');
  const large = ['contracts', 'node_modules'];
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) {
    if (!large.includes(name)) await cp(join(source, name), join(folder, name), { recursive: true });
  }
  await symlink(join(source, 'contracts'), join(folder, 'contracts'));
  await symlink(modules, join(folder, 'node_modules'));
  const [previous, state] = [join(folder, 'migration.json'), join(folder, 'deployment-state.json')];
  return {
    command: [process.execPath, join(folder, 'migrate.js')],
    module: join(folder, 'index.js'),
    previous,
    state,
    async reset() {
      await rm(state, { force: true });
      await cp(join(source, 'migration.json'), previous);
    },
  };
}
