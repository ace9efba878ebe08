import { expect, test } from 'vitest';
import { sampleOfEntries } from './entries-sample.ts';
import { bundlePath, tilePath } from './path.ts';

const paths = (size: bigint, ...indices: bigint[]) => {
  const { tiles, bundles } = sampleOfEntries(size, indices);
  return [tiles.map(tilePath), bundles.map(bundlePath)];
};

test('an entry at the right edge needs the edge alone', () => {
  expect(paths(300n, 299n)).toEqual([['tile/0/001.p/44', 'tile/1/000.p/1'], ['tile/entries/001.p/44']]);
});

test('an entry of a full tile needs the tiles above it and the right edge', () => {
  expect(paths(70_000n, 3n, 65_536n)).toEqual([
    ['tile/0/000', 'tile/0/256', 'tile/0/273.p/112', 'tile/1/000', 'tile/1/001.p/17', 'tile/2/000.p/1'],
    ['tile/entries/000', 'tile/entries/256', 'tile/entries/273.p/112'],
  ]);
});

test('every entry can be proved without the right edge, which is necessary for the root', () => {
  expect(paths(512n)).toEqual([['tile/0/001', 'tile/1/000.p/2'], ['tile/entries/001']]);
  expect(paths(0n)).toEqual([[], []]);
});
