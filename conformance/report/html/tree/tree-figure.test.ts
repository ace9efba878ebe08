import { describe, expect, test } from 'vitest';
import { treeDrawing } from './tree-drawing.ts';
import { treeFigure } from './tree-figure.ts';

const caption = (at: string, reason = 'leaf-hash') =>
  /<figcaption>(.*)<\/figcaption>/.exec(treeFigure({ at, reason })?.html ?? '')?.[1];
/** How many boxes a drawing has of each kind. */
const boxes = (marked: Parameters<typeof treeDrawing>[0]) =>
  Object.fromEntries(
    [...treeDrawing(marked, 'a').html.matchAll(/class="(\w+)" d="([^"]*)"/g)].map(([, kind, d]) => [
      kind,
      d!.match(/z/g)!.length,
    ]),
  );

describe('the tree over the hashes of a tile', () => {
  test.each([
    // Seven nodes, two of them above hash 2.
    [
      { width: 4, hash: 2 },
      { node: 4, path: 2, bad: 1 },
    ],
    // Above five hashes: two full pairs and the fifth, one full four and the fifth, and the top.
    [
      { width: 5, hash: 4 },
      { node: 7, path: 3, bad: 1 },
    ],
    [
      { width: 5, top: true },
      { node: 8, open: 2, bad: 1 },
    ],
    [
      { width: 256, all: true },
      { node: 255, bad: 256 },
    ],
    [{ width: 1, hash: 0 }, { bad: 1 }],
  ])('%j', (marked, expected) => {
    const found = boxes(marked);
    expect(found).toEqual(expected);
  });
});

describe('what a drawing says', () => {
  test('of a hash of an entry', () => {
    expect(caption('tile/0/001, hash 3; tile/entries/001, entry 3')).toBe(
      'Hash 3 of tile/0/001 is wrong (red, above the mark). It stands for entry 259. The nodes above it in this tile are computed from it. The node at the top is hash 1 of the tile 0 of level 1.',
    );
  });
  test('of a hash over a tile', () => {
    expect(caption('tile/1/000.p/1, hash 0, over tile/0/000', 'parent-hash')).toContain(
      'It stands for entries 0 to 255, and has to be the Merkle Tree Hash of tile/0/000. ',
    );
  });
  test('of a missing tile', () => {
    expect(caption('tile/0/000.p/44', 'missing')).toBe(
      'tile/0/000.p/44 (red) cannot be used. Its 44 hashes stand for entries 0 to 43. The tile is partial: it is at the right edge of the tree.',
    );
  });
  test('of a root over more than one tile', () => {
    expect(caption('checkpoint, line 3, at tree size 600', 'root')).toContain(
      'Each node in the bottom row stands for 256 entries',
    );
  });
  test('nothing of a header, or of anything else', () => {
    expect(caption('tile/0/000', 'content-type')).toBeUndefined();
    expect(caption('checkpoint')).toBeUndefined();
    expect(treeFigure({})).toBeUndefined();
  });
});
