/** Go modules of others, copied out of the module cache, and programs built with the copies in their place. */

import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_MS } from '../go-program.ts';

const run = promisify(execFile);

/** A module whose files are changed. */
export interface ChangedModule {
  readonly path: string;
  /** Short, for results. */
  readonly name: string;
  readonly files: readonly string[];
}

/** A copy of a module. */
export interface ModuleCopy extends ChangedModule {
  readonly version: string;
  readonly folder: string;
}

/** A program that is built with copies of modules. */
export interface GoBuild {
  readonly copies: readonly ModuleCopy[];
  /** Builds the program; `covered` counts which code of the copies runs. Rejects where the compiler complains. */
  build(binary: string, covered?: boolean): Promise<void>;
}

/** Copies modules into a folder. `cwd`: where the go.mod of the program is; `what`: the package to build. */
export async function goBuild(
  folder: string,
  cwd: string,
  what: string,
  modules: readonly ChangedModule[],
): Promise<GoBuild> {
  await run('go', ['mod', 'download', ...modules.map(({ path }) => path)], { cwd, timeout: BUILD_MS });
  const modfile = join(folder, 'go.mod');
  await copyFile(join(cwd, 'go.mod'), modfile);
  await copyFile(join(cwd, 'go.sum'), join(folder, 'go.sum'));
  const copies: ModuleCopy[] = [];
  for (const module of modules) {
    const { stdout } = await run('go', ['list', '-m', '-f', '{{.Version}} {{.Dir}}', module.path], { cwd });
    const [version, source] = stdout.trim().split(' ') as [string, string];
    const copy = join(folder, module.name);
    await cp(source, copy, { recursive: true });
    await makeWritable(copy);
    await run('go', ['mod', 'edit', `-replace=${module.path}=${copy}`, modfile]);
    copies.push({ ...module, version, folder: copy });
  }
  const packages = modules.flatMap(({ path, files }) => files.map((file) => `${path}/${file}`.replace(/\/[^/]*$/, '')));
  // Without the program's own package nothing is written at its end.
  const cover = ['-cover', `-coverpkg=${[what, ...new Set(packages)].join()}`];
  return {
    copies,
    build: async (binary, covered = false) => {
      const flags = ['-modfile', modfile, '-o', binary, ...(covered ? cover : [])];
      await run('go', ['build', ...flags, what], { cwd, timeout: BUILD_MS });
    },
  };
}

/** The module cache is read-only. */
async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
