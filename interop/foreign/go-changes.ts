/** The changes of Go files, and which of them stand in code that ran. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { goProgram } from '../go-program.ts';
import type { Change } from './change.ts';
import type { ModuleCopy } from './go-module.ts';

const run = promisify(execFile);
const lister = goProgram('foreign/go-changes', 'go-changes');

/** The changes of the named files of copied modules. */
export async function goChanges(copies: readonly ModuleCopy[]): Promise<readonly Change[]> {
  await lister.build();
  const names = new Map(
    copies.flatMap(({ name, folder, files }) => files.map((file) => [join(folder, file), `${name}/${file}`] as const)),
  );
  const { stdout } = await run(lister.binary, [...names.keys()], { maxBuffer: 2 ** 28 });
  const changes = JSON.parse(stdout) as readonly Change[];
  return changes.map((change) => ({ ...change, file: names.get(change.file)! }));
}

interface Block {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Whether a change stands in code that ran, by what programs built with `-cover` wrote into a folder. */
export async function goCovered(folder: string, copies: readonly ModuleCopy[]): Promise<(change: Change) => boolean> {
  const profile = join(folder, 'profile.txt');
  await run('go', ['tool', 'covdata', 'textfmt', `-i=${folder}`, `-o=${profile}`]);
  const ran = new Map<string, Block[]>();
  for (const line of (await readFile(profile, 'utf8')).split('\n')) {
    const [, path, ...numbers] = /^(.+):(\d+)\.(\d+),(\d+)\.(\d+) \d+ (\d+)$/.exec(line) ?? [];
    const copy = copies.find((copy) => path?.startsWith(`${copy.path}/`));
    const [line0, column0, line1, column1, count] = numbers.map(Number) as [number, number, number, number, number];
    if (path === undefined || copy === undefined || count === 0) continue;
    const file = `${copy.name}/${path.slice(copy.path.length + 1)}`;
    ran.set(file, [...(ran.get(file) ?? []), { from: [line0, column0], to: [line1, column1] }]);
  }
  const before = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]);
  return ({ file, line, column }) =>
    (ran.get(file) ?? []).some(({ from, to }) => before(from, [line, column]) && before([line, column], to));
}
