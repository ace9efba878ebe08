import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesPattern } from './pattern.ts';

/** A simple, exponential implementation: it tries every way to split the path. */
function reference(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === '**') return path.some((_, at) => reference(rest, path.slice(at))) || reference(rest, []);
  return path.length > 0 && letters([...head], [...path[0]!]) && reference(rest, path.slice(1));
}
function letters(pattern: readonly string[], text: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return text.length === 0;
  if (head === '*') return text.some((_, at) => letters(rest, text.slice(at))) || letters(rest, []);
  return text[0] === head && letters(rest, text.slice(1));
}

describe('matches', () => {
  test.each([
    ['log/tiles/served', 'log/tiles/served', true],
    ['log/tiles', 'log/tiles/served', false],
    ['log/tiles/served/more', 'log/tiles/served', false],
    ['log/*/served', 'log/tiles/served', true],
    ['log/*', 'log/tiles/served', false],
    ['*', 'LOG-TL-001', true],
    ['LOG-TL-*', 'LOG-TL-001', true],
    ['log/**', 'log/tiles/served', true],
    ['log/**', 'log', true],
    ['**', 'log/tiles/served', true],
    ['**/served', 'log/tiles/served', true],
    ['**/tiles/**', 'log/tiles/served', true],
    ['**/**/served', 'served', true],
    ['log/t**s/served', 'log/tiles/served', true],
    ['log/ti*s/s*d', 'log/tiles/served', true],
    ['log/tile./served', 'log/tiles/served', false],
    ['', '', true],
    ['', 'log', false],
  ])('%s and %s: %s', (pattern, path, expected) => expect(matchesPattern(pattern, path)).toBe(expected));

  test('agrees with a naive implementation', () => {
    const segment = (letters: string) => string({ unit: constantFrom(...letters), maxLength: 4 });
    assert(
      property(
        array(segment('ab*'), { minLength: 1, maxLength: 4 }),
        array(segment('ab'), { minLength: 1, maxLength: 4 }),
        (pattern, path) => matchesPattern(pattern.join('/'), path.join('/')) === reference(pattern, path),
      ),
      { numRuns: 3000, seed: 1 },
    );
  });

  test('takes no more steps than the product of both lengths, for any pattern', () => {
    const began = performance.now();
    expect(matchesPattern(`${'*a'.repeat(2000)}b`, 'a'.repeat(4000))).toBe(false);
    expect(matchesPattern(`${'**/'.repeat(2000)}b`, 'a/'.repeat(2000))).toBe(false);
    expect(matchesPattern(`${'**/a/'.repeat(1000)}b`, 'a/'.repeat(2000))).toBe(false);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
