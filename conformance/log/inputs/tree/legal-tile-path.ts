import fc from 'fast-check';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { Resource } from '../../oracle/tiles/resource.ts';
import { edgedInteger } from './edged-integer.ts';
import { ELEMENT_EDGES } from './element-edges.ts';

/** A tile or a bundle. */
export type TileResource = Exclude<Resource, { readonly kind: 'checkpoint' | 'path' }>;

/** A path and the resource that it names. */
export interface LegalPath {
  readonly path: string;
  readonly names: TileResource;
}

const LAST_INDEX = 2n ** 64n - 1n;

/** The kinds of paths to generate; by default all. */
export interface PathOptions {
  readonly kind?: TileResource['kind'];
  /** The smallest index; 1000 and more give two path elements or more. Default 0. */
  readonly from?: bigint;
  /** Whether the path ends in `.p/<W>`. */
  readonly partial?: boolean;
}

/** Paths of tiles and bundles that a log of any size might have: levels 0 to 63, indices up to 2^64-1. */
export function legalTilePath(o: PathOptions = {}): fc.Arbitrary<LegalPath> {
  const { from = 0n, partial } = o;
  const index = edgedInteger({ min: from, max: LAST_INDEX, edges: [from, LAST_INDEX, ...ELEMENT_EDGES] });
  const widths = fc.oneof(fc.integer({ min: 1, max: 255 }), fc.constantFrom(255, 10, 100));
  const width =
    partial === undefined ? fc.option(widths, { nil: undefined }) : partial ? widths : fc.constant(undefined);
  const kinds = o.kind === undefined ? (['tile', 'entries'] as const) : [o.kind];
  return fc
    .record({ kind: fc.constantFrom(...kinds), level: fc.integer({ min: 0, max: 63 }), index, width })
    .map(({ kind, level, index, width }) => {
      const place = { index, ...(width === undefined ? {} : { width }) };
      return kind === 'tile'
        ? { path: tilePath({ level, ...place }), names: { kind, level, ...place } }
        : { path: bundlePath(place), names: { kind, ...place } };
    });
}
