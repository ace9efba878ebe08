import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { treeHash } from '../../log/oracle/merkle/tree-hash.ts';
import { CompactRange } from './compact-range.ts';

const leaf = (i: number): string => createHash('sha256').update(`${i}`).digest('binary');
const rangeOf = (first: number, end: number) =>
  new CompactRange(
    Array.from({ length: end - first }, (_, i) => ({ level: 0, index: BigInt(first + i), hash: leaf(first + i) })),
  );

test('ranges that follow each other give the root of the tree', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70 }), cuts, (size, within) => {
      const at = [0, ...within.filter((cut) => cut <= size).toSorted((a, b) => a - b), size];
      const ranges = at.slice(1).map((end, i) => rangeOf(at[i]!, end));
      const whole = new CompactRange(ranges.flatMap(({ nodes }) => nodes));
      const hashes = Array.from({ length: size }, (_, i) => Buffer.from(leaf(i), 'latin1'));
      const expected =
        size === 0 ? createHash('sha256').digest('binary') : Buffer.from(treeHash(hashes)).toString('latin1');
      expect(whole.root()).toBe(expected);
      expect(whole.nodes.length).toBe([...size.toString(2)].filter((bit) => bit === '1').length);
      // A range of any place has at most two subtrees of each level.
      for (const { nodes } of ranges) expect(nodes.length).toBeLessThanOrEqual(2 * 7);
    }),
  );
});

test('a gap, or an overlap, is refused', () => {
  expect(() => new CompactRange([...rangeOf(0, 3).nodes, ...rangeOf(4, 5).nodes])).toThrow(
    /begins at entry 4.*ends at 3/,
  );
  expect(() => new CompactRange([...rangeOf(0, 4).nodes, ...rangeOf(3, 5).nodes])).toThrow(
    /begins at entry 3.*ends at 4/,
  );
});
