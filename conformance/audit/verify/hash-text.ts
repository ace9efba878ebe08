import { HASH_SIZE } from '../../log/oracle/tiles/tile.ts';

/** A hash for people, from bytes or from a latin1 string: in base64, like the root in a checkpoint. */
export function hashText(hash: string | Uint8Array): string {
  return (typeof hash === 'string' ? Buffer.from(hash, 'latin1') : Buffer.from(hash)).toString('base64');
}

/** The hash at a place of a tile, as a latin1 string. */
export function hashAt(tile: Buffer, place: number): string {
  return tile.toString('latin1', place * HASH_SIZE, (place + 1) * HASH_SIZE);
}

/** The first place where two lists of hashes of one length differ; undefined where they are equal. */
export function firstDifferentHash(a: Buffer, b: Buffer): number | undefined {
  if (a.equals(b)) return undefined;
  return Math.floor(a.findIndex((byte, i) => byte !== b[i]) / HASH_SIZE);
}

/** The hashes of a tile as latin1 strings. */
export function hashesOfTile(tile: Buffer): string[] {
  return Array.from({ length: tile.length / HASH_SIZE }, (_, i) => hashAt(tile, i));
}
