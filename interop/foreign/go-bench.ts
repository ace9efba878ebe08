/** A program in Go whose modules are changed. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { goChanges, goCovered } from './go-changes.ts';
import { type ChangedModule, goBuild } from './go-module.ts';
import type { Bench, SetUp } from './subject.ts';

/** Where the go.mod of the program is, the package that is built, and the modules that are changed. */
export interface GoBenchOptions {
  readonly folder: string;
  readonly cwd: string;
  readonly what: string;
  readonly modules: readonly ChangedModule[];
}

/** Makes it ready. `setUps`: the ways to run a binary. */
export async function goBench(
  { folder, cwd, what, modules }: GoBenchOptions,
  setUps: (binary: string) => readonly SetUp[],
): Promise<Bench> {
  const { copies, build } = await goBuild(folder, cwd, what, modules);
  const binary = join(folder, 'program');
  return {
    versions: copies.map(({ path, version }) => `${path} ${version}`),
    changes: await goChanges(copies),
    path: (file) => {
      const [name, ...rest] = file.split('/');
      return join(copies.find((copy) => copy.name === name)!.folder, ...rest);
    },
    build: () =>
      build(binary).then(
        () => undefined,
        ({ stderr, message }: { stderr?: string; message: string }) => stderr ?? message,
      ),
    watched: async () => {
      const counted = join(folder, 'counted');
      await mkdir(counted);
      const watching = join(folder, 'watched');
      await build(watching, true);
      process.env.GOCOVERDIR = counted;
      for (const setUp of setUps(watching)) {
        const { killedBy, because } = await setUp.judge();
        if (killedBy.length > 0)
          throw new Error(`the unchanged program is not conformant in ${setUp.name}: ${because}`);
      }
      delete process.env.GOCOVERDIR;
      return goCovered(counted, copies);
    },
    setUps: setUps(binary),
  };
}
