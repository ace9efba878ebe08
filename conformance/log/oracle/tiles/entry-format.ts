/**
 * The two formats in which logs serve their entries: those who walk a tree need not know which.
 *
 * Follows: C2SP tlog-tiles, "Log entries"; C2SP static-ct-api, "Log entries"
 */
import { type ParseResult, parsedValue } from '../../../core/check/parse-result.ts';
import { parseDataTile, type TileLeaf } from '../certificates/tile-leaf.ts';
import { type BundleFormReason, parseBundle } from './bundle.ts';
import { bundlePath, dataTilePath } from './path.ts';
import type { BundleId, Resource } from './resource.ts';

/** The entries under one tile of level 0. */
export interface ReadEntries {
  /** The bytes whose leaf hashes are in the tile. */
  readonly leaves: readonly Uint8Array[];
  /** What they are in a log of certificates. */
  readonly certificates?: readonly TileLeaf[];
}

/** Why bytes are not the entries of a tile: of a bundle, and of a data tile. */
export type EntriesFormReason =
  | BundleFormReason
  | 'leaf-truncated'
  | 'leaf-trailing-bytes'
  | 'leaf-count'
  | 'leaf-entry-type'
  | 'leaf-chain';

/** A format of entries. */
export interface EntryFormat {
  /** The kind of the resource, and the element of its path. */
  readonly kind: 'entries' | 'data';
  /** The paths below the prefix. */
  readonly paths: RegExp;
  pathOf(id: BundleId): string;
  resourceOf(id: BundleId): Resource;
  /** The entries in bytes that must be exactly `count` of them. */
  parse(bytes: Uint8Array, count: number): ParseResult<ReadEntries, EntriesFormReason>;
}

/** Entry bundles. */
export const BUNDLES: EntryFormat = {
  kind: 'entries',
  paths: /^tile\/entries\//,
  pathOf: bundlePath,
  resourceOf: (id) => ({ kind: 'entries', ...id }),
  parse: (bytes, count) => {
    const { value, defect } = parseBundle(bytes, count);
    return defect ? { defect } : parsedValue({ leaves: value });
  },
};

/** The data tiles of logs of certificates. */
export const DATA_TILES: EntryFormat = {
  kind: 'data',
  paths: /^tile\/data\//,
  pathOf: dataTilePath,
  resourceOf: (id) => ({ kind: 'data', ...id }),
  parse: (bytes, count) => {
    const { value, defect } = parseDataTile(bytes, count);
    if (defect) return { defect: { ...defect, reason: `leaf-${defect.reason}` } };
    return parsedValue({ leaves: value.map(({ merkleTreeLeaf }) => merkleTreeLeaf), certificates: value });
  },
};
