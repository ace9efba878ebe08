import { assert, bigInt, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const draw = (seed: bigint, label: string, count = 8) => {
  const source = seededRandom(seed, label);
  return Array.from({ length: count }, () => source.belowBig(1n << 64n));
};

describe('chance', () => {
  test('gives a fixed sequence for a seed and a label', () => {
    expect(draw(1n, 'tree', 3)).toMatchInlineSnapshot(`
      [
        16504608737895267043n,
        16614817753118605107n,
        3661015331681717826n,
      ]
    `);
    expect(draw(1n, 'tree')).toEqual(draw(1n, 'tree'));
  });
  test('gives another sequence for another seed or label', () => {
    const kinds = [draw(1n, 'tree'), draw(2n, 'tree'), draw(1n, 'tref'), draw(1n << 40n, 'tree'), draw(-1n, 'tree')];
    expect(new Set(kinds.map(String)).size).toBe(kinds.length);
  });
  test('stays below its bound', () => {
    assert(
      property(bigInt({ min: 1n, max: 1n << 64n }), bigInt(), string(), (bound, seed, label) => {
        const drawn = seededRandom(seed, label).belowBig(bound);
        return drawn >= 0n && drawn < bound;
      }),
    );
    expect(seededRandom(1n, '').below(1)).toBe(0);
  });
  test('gives every number about equally often', () => {
    const source = seededRandom(7n, 'dice');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) counts[source.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
  test('gives unrelated sequences for neighbouring seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => seededRandom(BigInt(seed), 'tree').below(1e9));
    expect(new Set(firsts).size).toBe(1000);
  });
});
