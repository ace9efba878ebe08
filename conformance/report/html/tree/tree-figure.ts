import type { CheckReport } from '../../document/report.ts';
import { htmlElement, type PageElement } from '../element.ts';
import { entriesBelow, sizeOfWrongRoot, type TilePlace, tilePlaces } from './tile-place.ts';
import { treeDrawing } from './tree-drawing.ts';

/** Reasons for which a whole tile is wrong. A header of a tile is not drawn. */
const WHOLE_TILE: readonly string[] = ['missing', 'length', 'malformed', 'incomplete'];

/** The Merkle tree where a failure names a wrong hash, tile or root; undefined for other failures. */
export function treeFigure({ at, reason }: Pick<CheckReport, 'at' | 'reason'>): PageElement | undefined {
  if (at === undefined) return undefined;
  const size = sizeOfWrongRoot(at);
  if (size !== undefined && size > 0n) return rootFigure(size);
  const [tile, below] = tilePlaces(at);
  if (tile === undefined) return undefined;
  if (tile.hash !== undefined) return hashFigure(tile, tile.hash, below);
  return WHOLE_TILE.includes(reason ?? '') ? tileFigure(tile) : undefined;
}

function hashFigure(tile: TilePlace, hash: number, below: TilePlace | undefined): PageElement {
  const { first, count } = entriesBelow(tile, hash);
  const isOf = count === 1n ? `entry ${first}` : `entries ${first} to ${first + count - 1n}`;
  const demanded = below && `, and has to be the Merkle Tree Hash of ${below.path}`;
  const caption = `Hash ${hash} of ${tile.path} is wrong (red, above the mark). It stands for ${isOf}${demanded ?? ''}. `;
  return figure(tile, { hash }, `${caption}The nodes above it in this tile are computed from it. ${atTop(tile)}`);
}

function tileFigure(tile: TilePlace): PageElement {
  const { first } = entriesBelow(tile, 0);
  const last = entriesBelow(tile, tile.width - 1);
  const caption = `${tile.path} (red) cannot be used. Its ${tile.width} hashes stand for entries ${first} to ${last.first + last.count - 1n}. `;
  return figure(tile, { all: true }, `${caption}${atTop(tile)}`);
}

function rootFigure(size: bigint): PageElement {
  // The level at which one tile covers the whole tree.
  let level = 0;
  while (size > 256n ** BigInt(level + 1)) level++;
  const count = 256n ** BigInt(level);
  const width = Number((size + count - 1n) / count);
  const unit = count === 1n ? 'an entry' : `${count} entries, the last maybe for fewer`;
  const caption = `The root over ${size} entries (red, at the top) is not that of the tiles. Each node in the bottom row stands for ${unit}.`;
  return htmlElement('figure', {}, treeDrawing({ width, top: true }, caption), htmlElement('figcaption', {}, caption));
}

/** Where the node at the top of a tile belongs. */
function atTop({ width, level, index }: TilePlace): string {
  if (width < 256) return 'The tile is partial: it is at the right edge of the tree.';
  return `The node at the top is hash ${index % 256n} of the tile ${index / 256n} of level ${level + 1}.`;
}

const figure = ({ width }: TilePlace, marked: { hash?: number; all?: boolean }, caption: string): PageElement =>
  htmlElement('figure', {}, treeDrawing({ width, ...marked }, caption), htmlElement('figcaption', {}, caption));
