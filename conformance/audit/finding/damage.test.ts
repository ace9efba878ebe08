import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keyIdFor } from '../../log/oracle/note/key-hash.ts';
import { formatVkey, parseVkey } from '../../log/oracle/note/vkey.ts';
import {
  auditOf,
  damage,
  flipped,
  kinds,
  newFolder,
  removesFolders,
  type Written,
  written,
} from '../logs.test-tool.ts';

removesFolders();

/** A log with tile/1/000, tile/1/001.p/2, tile/2/000.p/1, and 112 entries in its last bundle. */
const LARGE = 65_536 + 2 * 256 + 112;
/** A log with tile/1/000.p/3 and 112 entries in its last bundle. */
const SMALL = 3 * 256 + 112;
let large: Written;
let small: Written;
beforeAll(async () => {
  large = await written(LARGE);
  small = await written(SMALL);
});

const mendings: (() => void)[] = [];
afterEach(() => {
  for (const mend of mendings.splice(0).reverse()) mend();
});
/** Damages one of the shared logs until the end of the test. */
function damageShared(log: Written, path: string, change: (bytes: Buffer) => Uint8Array | undefined): void {
  const file = join(log.folder, path);
  const sound = readFileSync(file);
  mendings.push(() => writeFileSync(file, sound));
  damage(log, path, change);
}
/** Gives one of the shared logs a resource of another log until the end of the test. */
const exchange = (log: Written, path: string, { folder }: Written) =>
  damageShared(log, path, () => readFileSync(join(folder, path)));
const gone = () => undefined;

/** A copy of a log, to change more than single resources. */
function copyOf(log: Written): Written {
  const folder = newFolder();
  cpSync(log.folder, folder, { recursive: true });
  return { ...log, folder };
}
const last = 'tile/entries/258.p/112';

describe('one defect is one finding', () => {
  test.each<[string, string, (bytes: Buffer) => Uint8Array | undefined, string]>([
    // The others are in damage.test-interop.ts.
    ['an entry of the partial unit', 'tile/entries/257', flipped(2), 'bundle-differs tile/entries/257, entry 65792'],
    ['a hash of level 1', 'tile/1/000', flipped(32 * 9), 'tile-differs tile/1/000, hash 9'],
    ['a partial tile that is gone', 'tile/2/000.p/1', gone, 'missing tile/2/000.p/1'],
  ])('%s', async (_name, path, change, expected) => {
    damageShared(large, path, change);
    const result = await auditOf(large);
    expect(kinds(result)).toEqual([expected]);
    expect(result.verdict).toBe('wrong');
  });
  const partial = 'tile/entries/003.p/112';
  test.each<[string, string, (bytes: Buffer) => Uint8Array | undefined, string]>([
    ['an entry of the partial bundle', partial, flipped(2), `bundle-differs ${partial}, entry 768`],
    ['a hash of level 0', 'tile/0/002', flipped(32), 'tile-differs tile/0/002, hash 1'],
    ['a hash of the partial tile of level 0', 'tile/0/003.p/112', flipped(64), 'tile-differs tile/0/003.p/112, hash 2'],
    ['a partial bundle that is gone', partial, gone, `missing ${partial}`],
    ['a bundle cut short', 'tile/entries/002', (b) => b.subarray(0, -1), 'truncated tile/entries/002'],
    [
      'a bundle with one byte more',
      'tile/entries/002',
      (b) => Buffer.concat([b, Buffer.of(0)]),
      'trailing-bytes tile/entries/002',
    ],
    ['an empty bundle', 'tile/entries/002', () => Buffer.alloc(0), 'count tile/entries/002'],
    ['a tile cut short', 'tile/0/002', (b) => b.subarray(0, -1), 'length tile/0/002'],
    ['a tile that is too long', 'tile/0/002', (b) => Buffer.concat([b, b]), 'too-long tile/0/002'],
    ['a bundle that is too long', 'tile/entries/002', () => Buffer.alloc(16_777_473), 'too-long tile/entries/002'],
  ])('%s, in a log without full units', async (_name, path, change, expected) => {
    damageShared(small, path, change);
    const result = await auditOf(small);
    expect(kinds(result)).toEqual([expected]);
    expect(result.verdict).toBe('wrong');
  });

  test('a bundle and a tile, both gone', async () => {
    damageShared(small, 'tile/entries/001', gone);
    damageShared(small, 'tile/0/001', gone);
    expect(kinds(await auditOf(small))).toEqual(['missing tile/entries/001', 'missing tile/0/001']);
  });
  test('an entry that was changed together with its tile', async () => {
    const another = await written(SMALL, 700);
    for (const path of ['tile/entries/002', 'tile/0/002']) exchange(small, path, another);
    expect(kinds(await auditOf(small))).toEqual(['bundle-differs tile/entries/002 and tile/0/002']);
  });
  test('an entry that was changed with its tile and the tile of level 1: sound resources below are not reported', async () => {
    const another = await written(65_536, 65_000);
    for (const path of [
      'tile/entries/253',
      'tile/entries/254',
      'tile/entries/255',
      'tile/0/253',
      'tile/0/254',
      'tile/0/255',
      'tile/1/000',
    ])
      exchange(large, path, another);
    const result = await auditOf(large);
    expect(kinds(result)).toEqual(['tile-differs tile/1/000']);
    expect(result.findings[0]!.expected).toContain('as the tile above has it');
  });
  test('all tiles of another tree than the checkpoint', async () => {
    const another = await written(LARGE, 5);
    exchange(large, 'checkpoint', another);
    const result = await auditOf(large);
    expect(result).toMatchObject({ verdict: 'wrong', rootVerified: false, found: 1 });
    expect(kinds(result)).toEqual(['root-differs checkpoint']);
  });
});

describe('a partial resource may be gone when its full one is there', () => {
  test('a full bundle in place of a partial one must be a whole bundle', async () => {
    const log = await written(1000);
    const path = 'tile/entries/003.p/232';
    const part = readFileSync(join(log.folder, path));
    damage(log, path, () => undefined);
    writeFileSync(join(log.folder, 'tile/entries/003'), part);
    expect(kinds(await auditOf(log))).toEqual(['count tile/entries/003']);
    writeFileSync(join(log.folder, 'tile/entries/003'), Buffer.concat([part, Buffer.alloc(99, 255)]));
    expect(kinds(await auditOf(log))).toEqual(['truncated tile/entries/003']);
  });
  test('a log that has grown under its checkpoint', async () => {
    const log = copyOf(large);
    const grown = await written(131_072);
    for (const path of ['tile/0/258.p/112', 'tile/1/001.p/2', last, 'tile/2/000.p/1']) damage(log, path, gone);
    for (const path of ['tile/0/258', 'tile/1/001', 'tile/entries/258'])
      cpSync(join(grown.folder, path), join(log.folder, path));
    const result = await auditOf(log);
    expect(kinds(result)).toEqual(['missing tile/2/000.p/1']);
    expect(result.tally.entries).toBe(LARGE - 112);
  });
  test('the full bundle must begin with the partial one', async () => {
    const log = await written(300);
    const grown = await written(512);
    for (const path of ['tile/0/001.p/44', 'tile/entries/001.p/44']) damage(log, path, () => undefined);
    for (const path of ['tile/0/001', 'tile/entries/001']) cpSync(join(grown.folder, path), join(log.folder, path));
    expect(await auditOf(log)).toMatchObject({ verdict: 'verified', tally: { entries: 300 } });
    damage(log, 'tile/entries/001', flipped(2));
    expect(kinds(await auditOf(log))).toEqual(['bundle-differs tile/entries/001.p/44, entry 256']);
  });
});

describe('pruned resources need not exist', () => {
  test('bundles and tiles that end at or below the minimum index', async () => {
    for (const path of ['tile/entries/000', 'tile/0/000', 'tile/entries/001', 'tile/0/001'])
      damageShared(large, path, gone);
    expect((await auditOf(large)).found).toBe(4);
    const result = await auditOf(large, { minimum: 512n });
    expect(result).toMatchObject({ verdict: 'verified', from: 512n, tally: { entries: LARGE - 512 } });
    expect(await auditOf(large, { minimum: 511n })).toMatchObject({ verdict: 'wrong', found: 2 });
  });
  test('whole units, with their tile of level 1', async () => {
    const log = copyOf(large);
    rmSync(join(log.folder, 'tile/1/000'));
    for (let i = 0; i < 257; i++)
      for (const kind of ['0', 'entries']) rmSync(join(log.folder, 'tile', kind, String(i).padStart(3, '0')));
    const result = await auditOf(log, { minimum: 65_792n });
    expect(result).toMatchObject({ verdict: 'verified', tally: { entries: LARGE - 65_792, tiles: [2, 1, 1] } });
  });
  test('a minimum index at the size of the tree leaves the right edge', async () => {
    const result = await auditOf(large, { minimum: BigInt(LARGE) });
    expect(result).toMatchObject({ verdict: 'verified', tally: { entries: 112 } });
  });
  test('a minimum index beyond the tree is a finding, and the checkpoint is not kept', async () => {
    const state = newFolder();
    const result = await auditOf(large, { minimum: BigInt(LARGE + 1), state });
    expect(kinds(result)).toEqual(['minimum-index checkpoint']);
    expect(result).toMatchObject({ verdict: 'wrong', remembered: { now: 'unchanged' } });
    expect(readdirSync(state)).toEqual([]);
  });
  test('where the beginning is missing, a hint asks whether it was pruned', async () => {
    damageShared(small, 'tile/entries/002', gone);
    expect((await auditOf(small)).because.join()).not.toContain('--minimum-index');
    damageShared(small, 'tile/entries/000', gone);
    expect((await auditOf(small)).because.join()).toContain('--minimum-index');
    expect((await auditOf(small, { minimum: 256n })).because.join()).not.toContain('--minimum-index');
    const sample = { count: 1000, seed: 1n };
    expect((await auditOf(small, { minimum: 256n, sample })).because.join()).toContain('--minimum-index');
  });
});

describe('the checkpoint', () => {
  test.each<[string, (note: string) => string, string]>([
    ['no text', () => '\u0000', 'checkpoint checkpoint, line 1, column 1'],
    ['no note', () => 'hello\n', 'checkpoint checkpoint'],
    ['another size', (note) => note.replace('880', '881'), 'bad-signature checkpoint'],
    ['a size that no log has', (note) => note.replace('880', '18446744073709551616'), 'checkpoint checkpoint, line 2'],
    [
      'a broken signature',
      (note) => note.replace(/(.)=\n$/, (_all, char) => `${char === 'A' ? 'Q' : 'A'}=\n`),
      'bad-signature checkpoint',
    ],
    ['a malformed signature line', (note) => `${note}x\n`, 'checkpoint checkpoint'],
  ])('%s', async (_name, change, expected) => {
    damageShared(small, 'checkpoint', (bytes) => Buffer.from(change(bytes.toString())));
    const result = await auditOf(small);
    expect(result.verdict).toBe('wrong');
    expect(kinds(result)[0]).toBe(expected);
  });
  test('of another origin, and by another key', async () => {
    const elsewhere = await auditOf(small, { origin: 'elsewhere' });
    expect(kinds(elsewhere)).toEqual(['origin checkpoint']);
    expect(elsewhere.findings[0]!.actual).toContain('The origin given may be wrong');
    const { publicKey } = generateKeyPairSync('ed25519');
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
    const otherKey = { name: 'log.example/audit', type: 1, key };
    expect(keyIdFor(otherKey.name, 1, key)).not.toBe(parseVkey(small.vkey).value!.keyId);
    const unsigned = await auditOf({ ...small, vkey: formatVkey(otherKey) });
    expect(kinds(unsigned)).toEqual(['no-log-signature checkpoint']);
    const id = small.vkey.split('+')[1];
    expect(unsigned.findings[0]!.actual).toBe(
      `one by log.example/audit (${id}) only. The key given may be another log's`,
    );
  });
});

describe('things other than files do no harm', () => {
  test.skipIf(process.platform === 'win32')(
    'a pipe, a device, a cycle of links, a directory, a file for a directory',
    async () => {
      const log = copyOf(large);
      const at = (path: string) => {
        rmSync(join(log.folder, path), { recursive: true });
        return join(log.folder, path);
      };
      execFileSync('mkfifo', [at('tile/entries/001')]);
      symlinkSync('/dev/zero', at('tile/entries/002'));
      symlinkSync('003', at('tile/entries/003'));
      mkdirSync(at('tile/entries/004'));
      cpSync(join(log.folder, 'checkpoint'), at('tile/2'));
      const result = await auditOf(log);
      expect(kinds(result)).toEqual([
        'missing tile/2/000.p/1',
        'missing tile/entries/001',
        'missing tile/entries/002',
        'missing tile/entries/003',
        'missing tile/entries/004',
      ]);
    },
  );
  test('the audit of an empty directory with a signed checkpoint of a huge tree ends', async () => {
    const log = copyOf(small);
    rmSync(join(log.folder, 'tile'), { recursive: true });
    damage(log, 'checkpoint', (bytes) => Buffer.from(bytes.toString().replace('880', '1000000000000000000')));
    const result = await auditOf(log, { keys: [] });
    expect(result.verdict).toBe('wrong');
    expect(result.found).toBeGreaterThanOrEqual(10_000);
    expect(result.findings.length).toBe(1000);
    expect(result.because.join()).toContain('stopped after');
  });
});
