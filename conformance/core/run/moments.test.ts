import { expect, test } from 'vitest';
import { Moments } from './moments.ts';

test('a moment is kept when its value differs from the latest of its kind', () => {
  const moments = new Moments();
  const sizes = ['1', '1', '2', '1'];
  for (const [i, value] of sizes.entries()) {
    moments.add({ atMs: i + 0.4, what: 'tree-size', value });
    moments.add({ atMs: i, what: 'published', value: 'a' });
  }
  expect(moments.list).toEqual([
    { atMs: 0, what: 'tree-size', value: '1' },
    { atMs: 0, what: 'published', value: 'a' },
    { atMs: 2, what: 'tree-size', value: '2' },
    { atMs: 3, what: 'tree-size', value: '1' },
  ]);
});

test('a thousand are kept, however many there are', () => {
  const moments = new Moments();
  for (let i = 0; i < 5000; i++) moments.add({ atMs: i, what: 'tree-size', value: String(i) });
  expect(moments.list).toHaveLength(1000);
  expect(moments.list.at(-1)).toEqual({ atMs: 999, what: 'tree-size', value: '999' });
});
