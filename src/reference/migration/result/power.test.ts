/** A loss of power at any moment: the result file has its old contents or the new ones, and those that were reported. */
import { describe, expect, test } from 'vitest';
import { crashState, type Random } from '../../disk/crash-states.test-tool.ts';
import { Disk, type Watch } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { type ResultFile, type ResultFiles, writeResultFile } from './result-file.ts';

const FILE = '/volume/migration.json';
const LINK = '/home/migration.json';
const result = (run: number): ResultFile => ({ private: { base: { DAOToken: `0x${`${run}`.repeat(40)}` } } });
const RESULTS = [1, 2, 3].map(result);

/** A disk with the link; it has no links of its own. */
function filesOf(disk: Disk): ResultFiles {
  const absent = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  return Object.assign(Object.create(disk), {
    readlink: (path: string) => (path === LINK ? Promise.resolve('../volume/migration.json') : absent('EINVAL')),
    realpath: async (path: string) => path,
    stat: () => absent('ENOENT'),
  });
}

interface Written {
  readonly disk: Disk;
  /** How many operations the disk had seen when each of the results was reported. */
  readonly reported: readonly number[];
}

/** Writes the results one after the other; the disk has the first one from the beginning. */
async function write(path: string, watch?: Watch): Promise<Written> {
  const before = new Disk();
  await before.mkdir('/home');
  await before.mkdir('/volume');
  await writeResultFile(path, RESULTS[0]!, filesOf(before));
  const disk = new Disk(before.root);
  if (watch) disk.watch = watch;
  const reported = [0];
  for (const value of RESULTS.slice(1)) {
    await writeResultFile(path, value, filesOf(disk));
    reported.push(disk.operations.length);
  }
  return { disk, reported };
}

/** Reads the file after a loss of power; a sentence about what is wrong, if anything is. */
async function lossDefect({ disk, reported }: Written, count: number, random: Random): Promise<string | undefined> {
  const text = await crashState(disk, count, random)
    .readFile(FILE)
    .then(String, () => 'no file');
  const found = RESULTS.findIndex((value) => text === `${JSON.stringify(value, null, 2)}\n`);
  if (found === -1) return `found ${JSON.stringify(text)}`;
  const last = reported.findLastIndex((operations) => operations <= count);
  return found < last ? `result ${found}, and ${last} was reported` : undefined;
}

const defectOf = (written: Written, states: number) =>
  firstDefect(written.disk.operations.length, states, (count, random) => lossDefect(written, count, random));

describe.each([
  ['the file', FILE],
  ['a link to it', LINK],
])('a result that is written to %s', (_name, path) => {
  test('is whole after a loss of power, and not lost once it is reported', async () => {
    expect(await defectOf(await write(path), 300)).toBeUndefined();
  });
});

const syncs = (await write(FILE)).disk.operations.flatMap(({ kind, path }, index) =>
  kind === 'sync' ? [{ path, index }] : [],
);

describe('without the sync', () => {
  test.each(syncs)('of $path after $index operations, a loss of power loses a result', async ({ index }) => {
    let done = 0;
    expect(await defectOf(await write(FILE, () => (done++ === index ? 'ignore' : undefined)), 5000)).toBeDefined();
  });
});

test('the sync of each file, and of its folder, is tried', () => {
  expect(syncs).toHaveLength(4);
});
