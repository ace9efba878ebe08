import { contentType } from '../http/headers.ts';
import { type Location, locate } from '../http/location.ts';
import { type Parts, parts } from '../parts.ts';
import { leafHash } from '../tree/hash.ts';
import { bundlePath } from '../tree/path.ts';
import { dataTile, entriesOfDataTile, merkleTreeLeaf, placed } from './tile-leaf.ts';

/** Path of a data tile: `tile/data/<N>[.p/<W>]` (C2SP static-ct-api, "Log entries"). */
function dataTilePath(index: bigint, width?: number): string {
  return bundlePath(index, width).replace('tile/entries/', 'tile/data/');
}

/**
 * The resource of a request path of C2SP static-ct-api: data tiles in place of bundles, issuers, and levels up to 5
 * ("Merkle Tree").
 */
function locateResource(path: string): Location | undefined {
  if (/^issuer\/[0-9a-f]{64}$/.test(path)) return { kind: 'issuer', path };
  if (path.startsWith('tile/entries/') || /^tile\/([6-9]|\d\d)\//.test(path)) return undefined;
  const location = locate(path.replace(/^tile\/data\//, 'tile/entries/'));
  return location && { ...location, path };
}

/** The parts of a log of certificates: entries are TileLeaf structures, and each has its index in it. */
export const staticCtParts: Parts = {
  ...parts,
  leafHash: (entry) => leafHash(merkleTreeLeaf(entry)),
  placed,
  bundlePath: dataTilePath,
  bundle: dataTile,
  unbundle: entriesOfDataTile,
  // A certificate and a precertificate, each up to 2^24-1 bytes, would fit; no authority makes larger ones than this.
  entryLimit: () => 1 << 20,
  locate: locateResource,
  contentType: (kind) => (kind === 'issuer' ? 'application/pkix-cert' : contentType(kind)),
};
