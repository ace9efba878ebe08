/** Every kind of damage to a log of certificates is found with its place. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { certificateLog, copyOfLog } from '../entries/certificate-logs.test-tool.ts';
import { type LeafPlaces, leafPlaces } from '../entries/leaf-places.ts';
import { auditOf, damage, flipped, kinds, newFolder, removesFolders, type Written } from '../logs.test-tool.ts';
import { allParts, mergedOf } from '../part/parts.test-tool.ts';

removesFolders();

const LAST = 'tile/data/002.p/88';
let log: Written;
beforeAll(async () => {
  log = await certificateLog(600);
});

/** Where the entries of a data tile begin, and where their fields are. */
function leavesOf(bytes: Buffer): readonly (LeafPlaces & { readonly start: number })[] {
  const leaves: (LeafPlaces & { start: number })[] = [];
  for (let start = 0; start < bytes.length; start = leaves.at(-1)!.end)
    leaves.push({ ...(leafPlaces(bytes, start) as LeafPlaces), start });
  return leaves;
}

/** Flips a bit at a place of an entry. */
const inEntry =
  (entry: number, placeIn: (leaf: LeafPlaces & { readonly start: number }) => number) =>
  (bytes: Buffer): Buffer =>
    flipped(placeIn(leavesOf(bytes)[entry]!))(bytes);

const gone = () => undefined;

/** The findings of a whole audit of a damaged copy; parts and a sample of all data tiles find the same. */
async function found(damaged: Written): Promise<readonly string[]> {
  const whole = await auditOf(damaged);
  expect(whole.verdict).toBe('wrong');
  const merged = mergedOf(damaged, await allParts(damaged, 2));
  expect(kinds(merged).toSorted()).toEqual(kinds(whole).toSorted());
  return kinds(whole);
}

// Every third entry is of a precertificate, from the second one.
describe('one defect is one finding', () => {
  test.each<[string, string, (bytes: Buffer) => Uint8Array | undefined, string]>([
    // The corruptions of transparency-dev/tesseract #937: the first two here, and an issuer below.
    ['a bit of a tile', 'tile/0/001', flipped(42), 'tile-differs tile/0/001, hash 1'],
    [
      'a data tile cut short',
      'tile/data/001',
      (bytes) => bytes.subarray(0, -1),
      'truncated tile/data/001, entry 511, certificate_chain',
    ],
    ['a timestamp', 'tile/data/001', inEntry(4, ({ start }) => start + 7), 'bundle-differs tile/data/001, entry 260'],
    [
      'a type of entry',
      'tile/data/001',
      inEntry(4, ({ start }) => start + 8),
      'entry-type tile/data/001, entry 260, entry_type',
    ],
    [
      'a certificate',
      'tile/data/001',
      inEntry(0, ({ signed }) => signed + 9),
      'bundle-differs tile/data/001, entry 256',
    ],
    [
      'a leaf index',
      'tile/data/001',
      inEntry(3, ({ timestampedEnd }) => timestampedEnd - 1),
      'bundle-differs tile/data/001, entry 259',
    ],
    [
      'the key hash of an issuer',
      'tile/data/000',
      inEntry(1, ({ issuerKeyHash }) => issuerKeyHash!),
      'bundle-differs tile/data/000, entry 1',
    ],
    [
      'a TBSCertificate in an entry',
      'tile/data/000',
      inEntry(4, ({ signedEnd }) => signedEnd - 3),
      'bundle-differs tile/data/000, entry 4',
    ],
    // No hash covers these.
    [
      'the form of a precertificate',
      'tile/data/000',
      inEntry(4, ({ whole }) => whole),
      'certificate tile/data/000, entry 4, pre_certificate',
    ],
    [
      'a name in a precertificate',
      'tile/data/000',
      inEntry(7, ({ whole }) => whole + 60),
      'precertificate tile/data/000, entry 7, pre_certificate',
    ],
    [
      'the length of a chain',
      'tile/data/001',
      inEntry(9, ({ chain }) => chain - 1),
      'chain tile/data/001, entry 265, certificate_chain',
    ],
    ['a byte more', 'tile/data/001', (bytes) => Buffer.concat([bytes, Buffer.of(0)]), 'trailing-bytes tile/data/001'],
    ['an entry less', LAST, (bytes) => bytes.subarray(0, leavesOf(bytes).at(-1)!.start), `count ${LAST}`],
    ['no data tile', 'tile/data/001', gone, 'missing tile/data/001'],
    ['no partial data tile', LAST, gone, `missing ${LAST}`],
    ['a partial data tile', LAST, inEntry(2, ({ signed }) => signed + 9), `bundle-differs ${LAST}, entry 514`],
    [
      'gzip that is broken',
      'tile/data/001',
      (bytes) => Buffer.concat([Buffer.of(0x1f, 0x8b), bytes]),
      'undecodable tile/data/001',
    ],
    ['no tile', 'tile/0/001', gone, 'missing tile/0/001'],
  ])('%s', async (_what, path, change, expected) => {
    const damaged = copyOfLog(log);
    damage(damaged, path, change);
    expect(await found(damaged)).toEqual([expected]);
    const sample = await auditOf(damaged, { sample: { count: 10, seed: 1n } });
    expect(sample.findings.map(({ at }) => at.split(',')[0])).toEqual([path]);
  });

  test('the length of a certificate: what follows depends on its bytes, and the entry is named', async () => {
    const damaged = copyOfLog(log);
    damage(
      damaged,
      'tile/data/001',
      inEntry(7, ({ signed }) => signed - 1),
    );
    expect(await found(damaged)).toEqual([expect.stringMatching(/^\S+ tile\/data\/001, entry 263(,|$)/)]);
  });
  test('a fingerprint: the issuer that it names is not there, and the entry is named', async () => {
    const damaged = copyOfLog(log);
    damage(
      damaged,
      'tile/data/001',
      inEntry(5, ({ chain }) => chain + 63),
    );
    const [finding, ...others] = (await auditOf(damaged)).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'missing',
      at: expect.stringMatching(/^issuer\/[0-9a-f]{64}$/),
      expected: 'the certificate that tile/data/001, entry 261, certificate_chain, names',
    });
  });
});

describe('issuers', () => {
  test.each<[string, (bytes: Buffer) => Uint8Array | undefined, string]>([
    ['that is gone', gone, 'missing'],
    ['with another byte', flipped(40), 'issuer-differs'],
    ['twice in one file', (bytes) => Buffer.concat([bytes, bytes]), 'issuer-differs'],
    ['that is empty', () => Buffer.alloc(0), 'issuer-differs'],
    ['that is longer than any certificate', () => Buffer.alloc(1 << 24), 'too-long'],
  ])('one %s', async (_what, change, kind) => {
    for (const name of readdirSync(join(log.folder, 'issuer'))) {
      const damaged = copyOfLog(log);
      damage(damaged, `issuer/${name}`, change);
      expect(await found(damaged)).toEqual([`${kind} issuer/${name}`]);
      const sample = await auditOf(damaged, { sample: { count: 1, seed: 1n } });
      expect(kinds(sample)).toEqual([`${kind} issuer/${name}`]);
    }
  });
  test('a checkpoint is not kept where one is gone', async () => {
    const [state, damaged] = [newFolder(), copyOfLog(log)];
    rmSync(join(damaged.folder, 'issuer'), { recursive: true });
    expect(await auditOf(damaged, { state })).toMatchObject({ found: 3, remembered: { now: 'unchanged' } });
    expect(readdirSync(state)).toEqual([]);
  });
});

describe('what a log has hashed and signed, and is wrong', () => {
  const withParts = (more: (parts: LogRig['parts']) => Partial<LogRig['parts']>) => (rig: LogRig) => ({
    ...rig,
    parts: { ...rig.parts, ...more(rig.parts) },
  });
  test.each<[string, (rig: LogRig) => LogRig, string]>([
    [
      'a leaf index from one',
      withParts(({ ctExtensions }) => ({ ctExtensions: (index) => ctExtensions(index + 1n) })),
      'leaf-index tile/data/000, entry 0, leaf_index',
    ],
    [
      'no extensions',
      withParts(() => ({ ctExtensions: () => new Uint8Array() })),
      'leaf-index tile/data/000, entry 0, leaf_index',
    ],
    [
      'an extension twice',
      withParts(({ ctExtensions }) => ({
        ctExtensions: (index) => Buffer.concat([ctExtensions(index), ctExtensions(index)]),
      })),
      'extensions tile/data/000, entry 0, extensions',
    ],
    [
      'extensions without lengths',
      withParts(({ ctExtensions }) => ({ ctExtensions: (index) => ctExtensions(index + (9n << 32n)).subarray(3) })),
      'extensions tile/data/000, entry 0, extensions',
    ],
    [
      'entries after the tree head',
      withParts(({ placed }) => ({
        placed: (entry, index, parts) => placed(Uint8Array.from(entry).with(1, 9), index, parts),
      })),
      'timestamp tile/data/000, entry 0, timestamp',
    ],
    [
      'no certificates',
      withParts(({ placed }) => ({
        placed: (entry, index, parts) =>
          placed(Uint8Array.from(entry).with(entry[9] === 0 ? 13 : 9, entry[9]!), index, parts),
      })),
      'certificate tile/data/000, entry 0, signed_entry',
    ],
    [
      'hashes of other keys',
      withParts(({ placed }) => ({
        placed: (entry, index, parts) =>
          placed(entry[9] === 1 ? Uint8Array.from(entry).with(10, entry[10]! ^ 1) : entry, index, parts),
      })),
      'issuer-key tile/data/000, entry 1, issuer_key_hash',
    ],
  ])('%s', async (_what, alter, expected) => {
    const result = await auditOf(await certificateLog(3, alter));
    expect(kinds(result)[0]).toBe(expected.replace('tile/data/000', 'tile/data/000.p/3'));
    expect(result.verdict).toBe('wrong');
  });
});

describe('the tree head', () => {
  test.each<[string, (note: string) => string, string]>([
    ['of another size', (note) => note.replace('\n600\n', '\n601\n'), 'bad-signature checkpoint'],
    ['with an extension line', (note) => note.replace('\n\n', '\nmore\n\n'), 'checkpoint checkpoint, line 4'],
    [
      'of another origin than its key',
      (note) => note.replace(/^\S+/, 'other.example'),
      'checkpoint checkpoint, signature',
    ],
    ['whose signature is cut', (note) => note.replace(/.{8}\n$/, '\n'), 'bad-signature checkpoint'],
  ])('%s', async (_what, change, expected) => {
    const damaged = copyOfLog(log);
    damage(damaged, 'checkpoint', (bytes) => Buffer.from(change(bytes.toString())));
    const result = await auditOf(damaged);
    expect(kinds(result)).toContain(expected);
    expect(result.verdict).toBe('wrong');
  });
  test('of a tree with other tiles', async () => {
    const damaged = copyOfLog(log);
    const other = await certificateLog(600);
    writeFileSync(join(damaged.folder, 'checkpoint'), readFileSync(join(other.folder, 'checkpoint')));
    expect(kinds(await auditOf(damaged))).toEqual(['root-differs checkpoint']);
  });
});
