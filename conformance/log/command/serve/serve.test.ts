import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectError, createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { afterAll, describe, expect, test } from 'vitest';
import { SERVICE, serviceNamed } from '../../../../spec/service-named.ts';
import { ONE_SENTENCE, touchstone } from '../../../front/cli/command.test-tool.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import { verifyInclusion } from '../../oracle/merkle/inclusion.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { levels, tileFor } from '../../oracle/tiles/tile.ts';
import { tileInclusionProof } from '../../oracle/tiles/tile-proof.ts';
import { createRequestMessage } from '../../target/rpc/messages.ts';
import { KEY_FILE } from '../key-file.ts';
import { LOG_STOPPED } from './serve-error.ts';
import { judge, open, start } from './served-log.test-tool.ts';

const clientOf = (address: string) =>
  createClient(serviceNamed(SERVICE), createGrpcTransport({ baseUrl: `http://${address}` }));

const TRILLION = 10n ** 12n;
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(async () => {
  await Promise.all(open.splice(0).map((log) => log.stop()));
  rmSync(folder, { recursive: true });
});

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

  test.each(['0', '1'])('of %s entries', async (size) => {
    const { log, head } = await start('--virtual', size);
    expect((await head()).size).toBe(BigInt(size));
    expect((await judge(log)).code).toBe(0);
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
    const { code, stdout } = await judge(log, '--only', 'log/tiles/match-entries');
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

/** The index of entries, the lock, and the folder of files that are being written. */
const OWN = ['.index', '.lock', '.tmp'];

describe('a folder', () => {
  test('is created, and opened again', async () => {
    const dir = join(folder, 'a', 'log');
    const seed = ['--dir', dir, '--key-seed', '07'.repeat(32)];
    const first = await start(...seed, '--entries', '300');
    const { root } = await first.head();
    await first.log.stop();
    open.pop();
    expect(readdirSync(dir).sort()).toEqual([...OWN, 'checkpoint', 'tile']);
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
    expect([statSync(file).mode & 0o777, readdirSync(dir).sort()]).toEqual([
      0o600,
      [...OWN, KEY_FILE, 'checkpoint', 'tile'],
    ]);
    const seed = readFileSync(file, 'utf8').trim();
    expect([await again(), await again('--key-seed', seed.toUpperCase())]).toEqual([vkey, vkey]);
    const { code, stderr } = await touchstone(['serve', 'log', '--dir', dir, '--key-seed', '07'.repeat(32)]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`the given key seed is not the seed in ${file}`)]);
  });

  test('is served frozen, and is free afterwards, also where the port is taken', async () => {
    const dir = join(folder, 'frozen');
    const { log, head } = await start('--dir', dir, '--frozen', '--entries', '3');
    expect((await head()).size).toBe(3n);
    const port = new URL(log.url).port;
    const other = join(folder, 'second');
    for (const attempt of [1, 2]) {
      const { code, stderr } = await touchstone(['serve', 'log', '--dir', other, '--port', port]);
      expect([attempt, code, stderr]).toEqual([attempt, 2, expect.stringContaining(`--port ${port} is in use`)]);
    }
    const { code, stderr } = await touchstone(['serve', 'log', '--dir', dir]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Another server has this log open')]);
  });

  test('is not signed with another key, or with a new one', async () => {
    const dir = join(folder, 'signed');
    const { log } = await start('--dir', dir, '--key-seed', '07'.repeat(32));
    await log.stop();
    open.pop();
    const checkpoint = readFileSync(join(dir, 'checkpoint'));
    const refused = async (...args: string[]) => {
      const { code, stderr } = await touchstone(['serve', 'log', '--dir', dir, ...args]);
      expect([code, readFileSync(join(dir, 'checkpoint'))]).toEqual([2, checkpoint]);
      return stderr;
    };
    const name = log.vkey.slice(0, log.vkey.lastIndexOf('+'));
    expect(await refused('--key-seed', '08'.repeat(32))).toContain(`, found ${name} (`);
    expect(await refused('--key-seed', '07'.repeat(32), '--static-ct')).toContain(`, found ${name} (`);
    expect(await refused()).toContain('the folder has a log, but not its key');
    expect((await start('--dir', dir, '--key-seed', '07'.repeat(32))).log.vkey).toBe(log.vkey);
  });

  test('keeps the key with which a first checkpoint was signed, also where the log does not open after it', async () => {
    const dir = join(folder, 'half');
    mkdirSync(dir);
    writeFileSync(join(dir, '.index'), '');
    expect((await touchstone(['serve', 'log', '--dir', dir])).code).toBe(2);
    expect(readdirSync(dir)).toEqual(expect.arrayContaining([KEY_FILE, 'checkpoint']));
    rmSync(join(dir, '.index'));
    expect((await (await start('--dir', dir)).head()).size).toBe(0n);
  });

  test.each([[[]], [['--static-ct']]])('that cannot be written is refused in a sentence, with %j', async (args) => {
    const dir = join(folder, `unwritable-${args.length}`);
    mkdirSync(dir);
    writeFileSync(join(dir, 'tile'), '');
    const { code, stderr } = await touchstone(['serve', 'log', '--dir', dir, '--entries', '1', ...args]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^touchstone: --dir \S+: the log cannot be kept there: .+\n$/),
    ]);
  });

  test.each(['HTTP', 'gRPC'])('that fails while the log is served is reported once, over %s', async (how) => {
    const dir = join(folder, `failing-${how}`);
    const { log } = await start('--dir', dir);
    rmSync(join(dir, 'tile'), { recursive: true, force: true });
    writeFileSync(join(dir, 'tile'), '');
    const entry = entryMaker({ runId: 'serve.test' }).make('a');
    for (const status of [500, 503]) {
      if (how === 'HTTP') expect((await fetch(log.append, { method: 'POST', body: 'x' })).status).toBe(status);
      else await expect(clientOf(log.grpc).createEntry(createRequestMessage(entry))).rejects.toThrow(ConnectError);
    }
    open.pop();
    await log.stop();
    const lines = (await log.errors).split('\n').filter((line) => line.startsWith('touchstone: '));
    expect(lines).toEqual([
      `touchstone: --dir ${dir}: a request got 500: a part of the path is a file, not a folder; ${LOG_STOPPED}.`,
    ]);
  });

  test('of another log is not changed', async () => {
    const dir = join(folder, 'other');
    const { log } = await start('--dir', dir, '--key-seed', '07'.repeat(32));
    await log.stop();
    open.pop();
    const { code } = await touchstone(['serve', 'log', '--dir', dir, '--origin', 'another.example/log']);
    expect([code, readdirSync(dir).sort()]).toEqual([2, [...OWN, 'checkpoint']]);
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
  expect(stderr).toMatch(ONE_SENTENCE);
});
