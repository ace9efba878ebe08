import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Served, serveLog, touchstone } from '../../front/cli/command.test-tool.ts';
import { parseCheckpointText } from '../oracle/checkpoint/checkpoint.ts';
import { verifyConsistency } from '../oracle/merkle/consistency.ts';
import { verifyInclusion } from '../oracle/merkle/inclusion.ts';
import { leafHash } from '../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../oracle/tiles/path.ts';
import { levels, tileFor } from '../oracle/tiles/tile.ts';
import { type ReadTile, tileConsistencyProof, tileInclusionProof } from '../oracle/tiles/tile-proof.ts';
import { KEY_FILE } from './key-file.ts';

const TRILLION = 10n ** 12n;
const LARGEST = 2n ** 63n - 1n;
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
const open: Served[] = [];
afterAll(async () => {
  await Promise.all(open.splice(0).map((log) => log.stop()));
  rmSync(folder, { recursive: true });
});

async function start(...args: string[]) {
  const log = await serveLog(...args);
  open.push(log);
  const get = (path: string) => fetch(`${log.url}/api/v2/${path}`);
  const bytes = async (path: string) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const head = async () => parseCheckpointText(`${(await (await get('checkpoint')).text()).split('\n\n')[0]}\n`).value!;
  const { size } = await head();
  const tile: ReadTile = async (level, index) => {
    const all = await bytes(tilePath(tileFor(size, level, index)!));
    return Array.from({ length: all.length / 32 }, (_, i) => all.slice(32 * i, 32 * (i + 1)));
  };
  const entry = async (index: bigint) => {
    const { level: _, ...bundle } = tileFor(size, 0, index / 256n)!;
    return parseBundle(await bytes(bundlePath(bundle)), bundle.width ?? 256).value![Number(index % 256n)]!;
  };
  return { log, get, bytes, head, tile, entry };
}
const judge = ({ url, vkey }: Served, ...args: string[]) =>
  touchstone(['check', 'log', '--url', url, '--vkey', vkey, ...args]);

describe.concurrent('a virtual log', () => {
  test('of a million million entries has five levels, four path elements, and proofs', async () => {
    const index = 10n ** 11n;
    const { head, get, bytes, tile, entry } = await start('--virtual', '1e12', '--entry', '1e11=unlike');
    const { size, root } = await head();
    expect(size).toBe(TRILLION);
    expect(levels(size)).toBe(5);
    const last = tilePath(tileFor(size, 0, size / 256n - 1n)!);
    expect([last, (await bytes(last)).length]).toEqual(['tile/0/x003/x906/x249/999', 8192]);
    expect([(await bytes('tile/4/000.p/232')).length, (await get('tile/5/000.p/1')).status]).toEqual([32 * 232, 404]);
    expect(Buffer.from(await entry(index)).toString()).toBe('unlike');
    for (const entryIndex of [0n, index, size - 1n]) {
      const proof = await tileInclusionProof(tile, entryIndex, size);
      expect(
        verifyInclusion({ index: entryIndex, size, leafHash: leafHash(await entry(entryIndex)), proof, root }),
      ).toBeUndefined();
    }
  });

  test('of the largest size has six path elements, and is consistent with a smaller one', async () => {
    const [large, small] = await Promise.all([start('--virtual', '2^63-1'), start('--virtual', '1e18')]);
    const [{ size, root }, first] = await Promise.all([large.head(), small.head()]);
    expect([size, first.size]).toEqual([LARGEST, 10n ** 18n]);
    const full = tilePath(tileFor(size, 0, size / 256n - 1n)!);
    expect([full.split('/').length - 2, (await large.bytes(full)).length]).toEqual([6, 8192]);
    const proof = await tileConsistencyProof(large.tile, first.size, size);
    expect(
      verifyConsistency({ size1: first.size, size2: size, root1: first.root, root2: root, proof }),
    ).toBeUndefined();
    expect((await judge(large.log)).code).toBe(0);
  });

  test.each(['0', '1'])('of %s entries', async (size) => {
    const { log, head } = await start('--virtual', size);
    expect((await head()).size).toBe(BigInt(size));
    expect((await judge(log)).code).toBe(0);
  });

  test('grows', async () => {
    const { log } = await start('--virtual', '1e12');
    const { code, stdout } = await judge(log, '--append', `raw=${log.append}`, '--allow-writes', '--exclusive');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Verdict: conformant')]);
  });

  test('cannot have a fault that cannot go on from its tree', async () => {
    const args = ['serve', 'log', '--virtual', '1e6', '--fault', 'tile-index-without-x'];
    const { code, stderr } = await touchstone(args);
    expect([code, stderr]).toEqual([
      2,
      'touchstone: --virtual and --fault tile-index-without-x exclude each other: this log cannot go on from a tree that it did not write.\n',
    ]);
  });

  test('can have a fault, which a check catches', async () => {
    const { log } = await start('--virtual', '1e12', '--fault', 'leaf-hash-without-prefix');
    const { code, stdout } = await judge(log);
    expect([code, stdout]).toEqual([1, expect.stringContaining('log/tiles/match-entries#leaf-hash')]);
  });
});

describe('a wrong log', () => {
  test('has the entries that its fault needs, or the given number', async () => {
    const fault = ['--fault', 'leaf-hash-without-prefix'];
    const { head } = await start(...fault);
    expect((await head()).size).toBe(300n);
    const empty = await start(...fault, '--entries', '0');
    expect((await empty.head()).size).toBe(0n);
    const few = await start(...fault, '--entries', '7');
    expect((await few.head()).size).toBe(7n);
  });
});

describe('a folder', () => {
  test('is created, and opened again', async () => {
    const dir = join(folder, 'a', 'log');
    const seed = ['--dir', dir, '--key-seed', '07'.repeat(32)];
    const first = await start(...seed, '--entries', '300');
    const { root } = await first.head();
    await first.log.stop();
    open.pop();
    expect(readdirSync(dir).sort()).toEqual(['checkpoint', 'tile']);
    const again = await start(...seed);
    expect([(await again.head()).size, (await again.head()).root]).toEqual([300n, root]);
  });

  test('keeps the key of its log beside it, and does not serve it', async () => {
    const dir = join(folder, 'keyed');
    const again = async (...args: string[]) => {
      const { log, get } = await start('--dir', dir, ...args);
      const paths = [KEY_FILE, `../../${KEY_FILE}`, `%2e%2e/${KEY_FILE}`, `tile/${KEY_FILE}`];
      for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
      await log.stop();
      open.pop();
      return log.vkey;
    };
    const vkey = await again('--entries', '5');
    const file = join(dir, KEY_FILE);
    expect([statSync(file).mode & 0o777, readdirSync(dir).sort()]).toEqual([0o600, [KEY_FILE, 'checkpoint', 'tile']]);
    const seed = readFileSync(file, 'utf8').trim();
    expect([await again(), await again('--key-seed', seed.toUpperCase())]).toEqual([vkey, vkey]);
    const { code, stderr } = await touchstone(['serve', 'log', '--dir', dir, '--key-seed', '07'.repeat(32)]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--key-seed is not the seed in ${file}`)]);
  });

  test('of another log is not changed', async () => {
    const dir = join(folder, 'other');
    const { log } = await start('--dir', dir, '--key-seed', '07'.repeat(32));
    await log.stop();
    open.pop();
    const { code } = await touchstone(['serve', 'log', '--dir', dir, '--origin', 'another.example/log']);
    expect([code, readdirSync(dir)]).toEqual([2, ['checkpoint']]);
  });

  // Nothing can be made under /proc, and nothing written into its folders.
  test.runIf(existsSync('/proc/self')).each([
    ['/proc/x', 'touchstone: --dir /proc/x: the folder cannot be made: there is no such file or folder.'],
    ['/proc/self', 'touchstone: --dir /proc/self: the log cannot be kept there: .touchstone-key cannot be written: '],
  ])('at %s is refused in one sentence', async (dir, sentence) => {
    const { code, stdout, stderr } = await touchstone(['serve', 'log', '--dir', dir]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(sentence) });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  });
});

test.each([
  ['an origin that no key can be named by', ['--origin', 'a+b'], '--origin cannot be that: '],
  ['a fault that is not there', ['--fault', 'tabs-in-origin'], '; similar: tab-in-origin'],
  ['a number of entries for a virtual log', ['--virtual', '10', '--entries', '20'], '--virtual and --entries exclude'],
  ['an entry of a log that is not virtual', ['--entry', '0=a'], '--entry chooses an entry of a virtual log'],
])('%s is refused in one sentence', async (_, args, sentence) => {
  const { code, stdout, stderr } = await touchstone(['serve', 'log', ...args]);
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(sentence) });
  expect(stderr).toMatch(/^touchstone: [^\n]+\.\n$/);
});

// Memory is read from /proc.
test.runIf(existsSync('/proc/self/status'))(
  'a virtual log stays below 200 MB while it is judged, and while many read',
  async () => {
    const main = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'serve', 'log', '--virtual', '1e12'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
      const log = JSON.parse(line) as Served;
      expect((await judge(log)).code).toBe(0);
      for (let round = 0n; round < 60n; round++) await readers(log.url, round);
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      expect(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)![1]) / 1024).toBeLessThan(200);
    } finally {
      child.kill();
    }
  },
);

/** Thirty at once, each another tile or bundle. */
async function readers(url: string, round: bigint): Promise<void> {
  const paths = Array.from({ length: 30 }, (_, i) => {
    const index = ((round * 30n + BigInt(i)) * 7_919_317n) % (TRILLION / 256n);
    return i % 2 === 0 ? tilePath({ level: 0, index }) : bundlePath({ index });
  });
  await Promise.all(paths.map(async (path) => (await fetch(`${url}/api/v2/${path}`)).arrayBuffer()));
}
