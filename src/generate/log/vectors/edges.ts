import { bundlePath, partialWidth, tilePath } from '../../../reference/log/index.ts';
import { CRITICAL_SIZES } from './trees.ts';
import type { VectorFile } from './vector.ts';

/** Sizes that overflow common types, each with a description. */
const LARGE = [
  [2n ** 24n - 1n, 'three levels, all of them partial'],
  [2n ** 24n, 'one hash of the fourth level, and nothing else that is partial'],
  [2n ** 32n, 'one more than 32 bits hold'],
  [2n ** 53n + 1n, 'one more than a double tells from its neighbour'],
  [10n ** 18n, 'index elements of zeroes'],
  [2n ** 63n - 1n, 'the largest signed number of 64 bits'],
] as const;

/** The partial tiles and bundles of trees of several sizes. */
export function edges(): VectorFile {
  const cases = [...CRITICAL_SIZES.map((size) => [BigInt(size), 'a critical size'] as const), ...LARGE];
  return {
    kind: 'edges',
    about:
      'The partial tiles of a tree, the lowest level first, and its partial bundle (C2SP tlog-tiles, "Partial Tiles"). ' +
      'Nothing has to be hashed for it.',
    fields: {
      'input.size': 'number of entries, in decimal',
      'output.tiles': 'paths of all partial tiles that the tree has',
      'output.bundle': 'path of its partial bundle; null: it has no partial bundle',
    },
    reasons: {},
    cases: cases.map(([size, about]) => ({
      id: String(size),
      about: `${size} entries: ${about}`,
      verdict: 'accept',
      input: { size: String(size) },
      output: { tiles: partialTiles(size), bundle: partialBundle(size) },
    })),
  };
}

function partialTiles(size: bigint): string[] {
  const paths: string[] = [];
  for (let level = 0; size >> BigInt(8 * level) > 0n; level++) {
    const width = partialWidth(size, level);
    if (width > 0) paths.push(tilePath(level, size >> BigInt(8 * (level + 1)), width));
  }
  return paths;
}

function partialBundle(size: bigint): string | null {
  const width = partialWidth(size, 0);
  return width > 0 ? bundlePath(size >> 8n, width) : null;
}
