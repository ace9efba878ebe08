import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { bundlePath, parseTilePath, tilePath } from './path.ts';
import type { BundleId, TileId } from './resource.ts';

const file = new URL('../../../../../shared/vectors/kat.json', import.meta.url);

interface Kat {
  readonly path_encoding: {
    readonly ok: readonly (readonly (bigint | string)[])[];
    readonly rejected: readonly (readonly [string, string])[];
  };
}

// JSON.parse would round 999999999999999999, so numbers are taken from the source text.
const exact = (_key: string, value: unknown, context?: { source?: string }) =>
  typeof value === 'number' ? BigInt(context?.source ?? '') : value;

/** Our path of a row of `path_encoding.ok`: [index, width, path] for a bundle, ["L<level>", index, width, path] for a tile. */
function readRow(row: readonly (bigint | string)[]): { id: TileId | BundleId; ours: string; path: string } {
  const [index, width, path] = row.slice(-3) as [bigint, bigint, string];
  const bundle: BundleId = { index, ...(width === 0n ? {} : { width: Number(width) }) };
  if (row.length === 3) return { id: { kind: 'entries', ...bundle } as BundleId, ours: bundlePath(bundle), path };
  const tile: TileId = { level: Number(String(row[0]).slice(1)), ...bundle };
  return { id: { kind: 'tile', ...tile } as TileId, ours: tilePath(tile), path };
}

/** Why each path of `path_encoding.rejected` is refused, in the order of the file. */
const REFUSALS = 'width width index index index index index level level level index index index width index'.split(' ');

if (!existsSync(file)) {
  console.warn(`skipped: known paths, since ${file.pathname} is absent`);
  test.skip('known paths: shared/vectors/kat.json is absent');
} else {
  const kat: Kat = JSON.parse(readFileSync(file, 'utf8'), exact);

  describe('kat.json path_encoding', () => {
    it.each(kat.path_encoding.ok.map(readRow))('accepts $path', ({ id, ours, path }) => {
      expect(ours).toBe(path);
      expect(parseTilePath(path).value).toEqual(id);
    });

    const rejected = kat.path_encoding.rejected.map((row, i) => [row.join('/'), REFUSALS[i]]);
    it.each(rejected)('refuses tile/%s: %s', (path, reason) => {
      expect(parseTilePath(`tile/${path}`).defect?.reason).toBe(reason);
    });
  });
}
