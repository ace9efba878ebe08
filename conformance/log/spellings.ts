import type { TileId } from '../core/resource.ts';
import { tilePath } from '../oracle/path.ts';

/** A spelling of a tile's path that the encoding does not give, and how it came about. */
export interface Spelling {
  readonly path: string;
  readonly how: string;
}

/**
 * Other spellings of the path of the tile of index 0 at level 0. A lenient server may take each for the same tile: it
 * reads numbers with leading zeroes (tlog-tiles "Merkle Tree" forbids to write them), or normalises the path (RFC 3986
 * section 6.2.2).
 */
export function spellingsOf(tile: TileId): readonly Spelling[] {
  const [root, level, ...rest] = tilePath(tile).split('/');
  const index = rest.join('/');
  return [
    { path: `${root}/0${level}/${index}`, how: 'a leading zero in the level' },
    { path: `${root}/${level}/x000/${index}`, how: 'a leading element x000' },
    { path: `${root}/${level}/0${index}`, how: 'an element of four digits' },
    { path: `${root}/${level}%2F${index}`, how: 'an escaped slash' },
    { path: `${root}//${level}/${index}`, how: 'an empty segment' },
    { path: `${root}/${level}/${index}/`, how: 'a slash at the end' },
    tile.width === undefined
      ? { path: `${root}/${level}/${index}.p/256`, how: 'a width of 256' }
      : { path: `${root}/${level}/${index.replace('.p/', '.p/0')}`, how: 'a leading zero in the width' },
  ];
}
