import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import { concatBytes, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { type Checkpoint, parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { decodeNote, parseSignatureLine, splitNote } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import { formatVkey, parseVkey } from '../note/vkey.ts';
import { parseBundle } from '../tiles/bundle.ts';
import { bundlePath, tilePath } from '../tiles/path.ts';
import { rightmostTiles, rootFromRightEdge, tileFor } from '../tiles/tile.ts';
import { consistencyProof, verifyConsistency } from './consistency.ts';
import { inclusionProof, verifyInclusion } from './inclusion.ts';
import { leafHash, treeHash } from './tree-hash.ts';

const folder = new URL('../../../../../shared/vectors/tessera/log/', import.meta.url);
const VKEY = 'example.com/log/testdata+33d7b496+AeHTu4Q3hEIMHNqc6fASMsq3rKNx280NI+oO5xCFkkSx';
const sizes = Array.from({ length: 16 }, (_, size) => size);

function must<T>(read: ParseResult<T>): T {
  if (read.defect) throw new Error(JSON.stringify(read.defect));
  return read.value;
}

const read = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)));

/** The checkpoint of a size, its signature verified. */
function checkpoint(size: number): Checkpoint {
  const { text, signatureLines } = must(splitNote(must(decodeNote(read(`checkpoint.${size}`)))));
  const key = must(parseVkey(VKEY));
  expect(signatureLines).toHaveLength(1);
  const line = must(parseSignatureLine(signatureLines[0]!));
  expect(line).toMatchObject({ name: key.name, keyId: key.keyId });
  expect(verifyNoteSignature(key, text, line.signature)).toBe(true);
  return must(parseCheckpointText(text));
}

/** The leaf hashes of a size, from the bundle that a log of that size has. */
function leaves(size: number): Uint8Array[] {
  if (size === 0) return [];
  const entries = must(parseBundle(read(bundlePath({ index: 0n, width: size })), size));
  return entries.map(leafHash);
}

if (!existsSync(folder)) {
  console.warn(`skipped: the log of transparency-dev/tessera, since ${folder.pathname} is absent`);
  test.skip('tessera: shared/vectors/tessera/log is absent');
} else {
  describe('the log of transparency-dev/tessera', () => {
    test('the vkey is written as it was read', () => expect(formatVkey(must(parseVkey(VKEY)))).toBe(VKEY));

    it.each(sizes)('size %i: signature, origin, root of the bundle, tile, root of the right edge', (size) => {
      const { origin, root, size: stated } = checkpoint(size);
      const hashes = leaves(size);
      expect({ origin, stated }).toEqual({ origin: 'example.com/log/testdata', stated: BigInt(size) });
      expect(treeHash(hashes)).toEqual(root);

      const tiles = rightmostTiles(BigInt(size));
      expect(tiles).toEqual(size === 0 ? [] : [{ level: 0, index: 0n, width: size }]);
      expect(tileFor(BigInt(size), 0, 0n)).toEqual(tiles[0]);
      for (const tile of tiles) expect(read(tilePath(tile))).toEqual(concatBytes(...hashes));
      expect(rootFromRightEdge(BigInt(size), () => hashes)).toEqual(root);
    });

    test('each checkpoint is consistent with all earlier checkpoints, and includes all its leaves', () => {
      const roots = sizes.map((size) => checkpoint(size).root);
      for (const size2 of sizes.slice(1)) {
        const hashes = leaves(size2);
        const root2 = roots[size2]!;
        for (let size1 = 0; size1 <= size2; size1++) {
          const proof = size1 === 0 ? [] : consistencyProof(hashes, size1);
          const claim = { size1: BigInt(size1), size2: BigInt(size2), root1: roots[size1]!, root2, proof };
          expect(verifyConsistency(claim)).toBeUndefined();
        }
        for (const [i, leaf] of hashes.entries()) {
          const proof = inclusionProof(hashes, i);
          const claim = { index: BigInt(i), size: BigInt(size2), leafHash: leaf, proof, root: root2 };
          expect(verifyInclusion(claim)).toBeUndefined();
        }
      }
      expect(roots.filter((root) => equalBytes(root, roots[0]!))).toHaveLength(1);
    });

    test('the signature of one size does not verify for another', () => {
      const key = must(parseVkey(VKEY));
      const split = sizes.map((size) => must(splitNote(must(decodeNote(read(`checkpoint.${size}`))))));
      const line = must(parseSignatureLine(split[14]!.signatureLines[0]!));
      const verified = split.map(({ text }) => verifyNoteSignature(key, text, line.signature));
      expect(verified.map((yes, size) => (yes ? size : -1)).filter((size) => size >= 0)).toEqual([14]);
    });
  });
}
