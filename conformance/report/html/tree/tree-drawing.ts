import { htmlElement, type PageElement } from '../element.ts';

const WIDTH = 760;
const ROW = 20;
const GAP = 3;

/** What to mark in a tree over `width` hashes. */
export interface Marked {
  /** How many hashes the bottom row has, 1 to 256. */
  readonly width: number;
  /** The hash that is wrong, from 0 on: the nodes above it are computed from it. */
  readonly hash?: number;
  /** Whether the node at the top is wrong. */
  readonly top?: boolean;
  /** Whether all hashes are missing or cannot be read. */
  readonly all?: boolean;
}

/**
 * The tree over the hashes of a tile (RFC 6962, section 2.1): the hashes in the bottom row, each node as wide as what
 * is below it. A node over fewer hashes than its row has room for is dashed: it is not of a full subtree.
 */
export function treeDrawing({ width, hash, top = false, all = false }: Marked, label: string): PageElement {
  const rows = Math.ceil(Math.log2(width)) + 1;
  const unit = WIDTH / width;
  const paths = { node: '', path: '', bad: '', open: '' };
  for (let height = 0; height < rows; height++) {
    const y = (rows - 1 - height) * (ROW + GAP);
    const span = 2 ** height;
    for (let first = 0; first < width; first += span) {
      const above = hash !== undefined && hash >= first && hash < first + span;
      const isWrong = (height === 0 && (above || all)) || (top && height === rows - 1);
      const kind = isWrong ? 'bad' : above ? 'path' : first + span > width ? 'open' : 'node';
      paths[kind] += box(first * unit, y, Math.min(span, width - first) * unit);
    }
  }
  const bottom = rows * (ROW + GAP);
  const x = hash === undefined ? undefined : round((hash + 0.5) * unit);
  return htmlElement(
    'svg',
    { viewBox: `-6 0 ${WIDTH + 12} ${bottom + 12}`, role: 'img', 'aria-label': label, class: 'tree' },
    Object.entries(paths).map(([name, d]) => (d === '' ? undefined : htmlElement('path', { class: name, d }))),
    x === undefined ? undefined : htmlElement('path', { class: 'bad', d: `M${x} ${bottom - 1}l6 11h-12z` }),
  );
}

function box(x: number, y: number, width: number): string {
  const shown = round(Math.max(width - (width > 8 ? GAP : 0.9), 0.8));
  return `M${round(x)} ${y}h${shown}v${ROW}h-${shown}z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
