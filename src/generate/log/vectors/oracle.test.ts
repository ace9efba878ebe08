/**
 * The vectors come from the reference or are handwritten; here they are compared with the oracle, which is independent.
 */

import { describe, expect, test } from 'vitest';
import { parseCheckpointText } from '../../../../conformance/log/oracle/checkpoint/checkpoint.ts';
import { sha256 } from '../../../../conformance/log/oracle/merkle/sha-256.ts';
import { leafHash, nodeHash, treeHash } from '../../../../conformance/log/oracle/merkle/tree-hash.ts';
import { bundlePath, tilePath } from '../../../../conformance/log/oracle/tiles/path.ts';
import { hashesAtLevel, levels, tileFor } from '../../../../conformance/log/oracle/tiles/tile.ts';
import { concatBytes, hex, utf8 } from '../../../../conformance/oracle/bytes/bytes.ts';
import { vectors } from './index.ts';
import { judges } from './oracle.test-tool.ts';
import type { VectorCase } from './vector.ts';

const SEED = 1n;
const LAST_SEED = 2n ** 64n - 1n;
const files = vectors(SEED);

const judged = [
  { seed: SEED, files },
  { seed: LAST_SEED, files: vectors(LAST_SEED) },
].flatMap(({ seed, files }) => files.flatMap((file) => (file.kind === 'trees' ? [] : [{ seed, ...file }])));

describe.each(judged)('$kind of seed $seed', ({ kind, cases, reasons }) => {
  test.each(cases)('$id: $about', ({ verdict, reason, input, output }) => {
    const found = judges[kind]!(input);
    if (verdict === 'refuse') expect(found).toHaveProperty('reason', reason);
    else expect(found).toEqual({ output: output ?? {} });
  });
  test('has a refusal for every reason that it names, and for no other', () => {
    expect([...new Set(cases.flatMap((vector) => vector.reason ?? []))]).toEqual(Object.keys(reasons));
  });
  test('has unique ids of cases', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});

describe('trees', () => {
  const { cases } = files.find(({ kind }) => kind === 'trees')!;
  const largest = 70_000;
  const entries = Array.from({ length: largest }, (_, i) => entryByTheRule(i, SEED));
  const hashes = entries.map(leafHash);
  /** The hashes of each level over all entries: each is the root of 256 hashes below. */
  const rows = [hashes];
  while (rows.at(-1)!.length >= 256) rows.push(chunks(rows.at(-1)!).map((tile) => treeHash(tile)));

  test.each(cases)('$about', (vector) => {
    const { size, seed, origin } = vector.input as { size: string; seed: string; origin: string };
    const output = vector.output as TreeOutput;
    expect(seed).toBe(String(SEED));
    const root = treeHash(hashes.slice(0, Number(size)));
    expect(output.root).toBe(hex(root));
    const note = judges.checkpoints!({ note: output.checkpoint, vkeys: [output.vkey] });
    expect(note).toEqual({ output: { origin, size, root: hex(root), extensions: [] } });
    expect(output.resources).toEqual(expectedResources(BigInt(size), entries, rows));
  });

  test('the sizes are those at which tiles begin, fill up and gain a level', () => {
    const sizes = [0, 1, 2, 255, 256, 257, 65_535, 65_536, 65_537, 70_000];
    expect(cases.map(({ id }: VectorCase) => id)).toEqual(sizes.map(String));
    expect(parseCheckpointText('x\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n').value!.root).toEqual(
      treeHash([]),
    );
    expect(nodeHash(hashes[0]!, hashes[1]!)).toEqual(treeHash(hashes.slice(0, 2)));
  });
});

interface TreeOutput {
  readonly root: string;
  readonly vkey: string;
  readonly checkpoint: string;
  readonly resources: readonly object[];
}

const positions = Uint8Array.from({ length: 303 }, (_, at) => at % 256);
/** An entry by the description in trees.json, implemented independently. */
function entryByTheRule(index: number, seed: bigint): Uint8Array {
  const head = `entry ${String(index).padStart(20, '0')} of seed ${String(seed).padStart(20, '0')}\n`;
  const entry = positions.slice(0, 297 + (index % 7));
  entry.set(utf8(head));
  return entry;
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.floor(list.length / 256) }, (_, i) => list.slice(i * 256, i * 256 + 256));
}

/** What a vector says of a resource. */
const described = (path: string, bytes: Uint8Array): object => ({
  path,
  bytes: bytes.length,
  sha256: hex(sha256(bytes)),
  ...(bytes.length <= 640 ? { hex: hex(bytes) } : {}),
});
/** The full tiles and bundles by path: trees of all sizes have the same. */
const fullResources = new Map<string, object>();

/** All tiles and bundles of a tree: bundles first, then tiles from the lowest level up. */
function expectedResources(size: bigint, entries: readonly Uint8Array[], rows: readonly Uint8Array[][]): object[] {
  const found: object[] = [];
  const add = (path: string, bytesOf: () => Uint8Array) => {
    const resource = fullResources.get(path) ?? described(path, bytesOf());
    if (!path.includes('.p/')) fullResources.set(path, resource);
    found.push(resource);
  };
  for (const id of tilesOf(size, 0)) {
    const start = Number(id.index) * 256;
    const held = entries.slice(start, start + (id.width ?? 256));
    add(bundlePath(id), () =>
      concatBytes(...held.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length), entry])),
    );
  }
  for (let level = 0; level < levels(size); level++)
    for (const id of tilesOf(size, level)) {
      const start = Number(id.index) * 256;
      add(tilePath(id), () => concatBytes(...rows[level]!.slice(start, start + (id.width ?? 256))));
    }
  return found;
}

function tilesOf(size: bigint, level: number) {
  const count = Number((hashesAtLevel(size, level) + 255n) / 256n);
  return Array.from({ length: count }, (_, index) => tileFor(size, level, BigInt(index))!);
}
