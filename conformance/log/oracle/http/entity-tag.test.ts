import { expect, test } from 'vitest';
import { isEntityTag, isStrongEntityTag, weaklyEqual } from './entity-tag.ts';

test.each(['""', '"a"', 'W/"a"', 'W/""', '"!#~"', '"a,b"', '"\xe9"'])('%s is an entity tag', (tag) =>
  expect(isEntityTag(tag)).toBe(true),
);

test.each(['', 'a', '"a', 'a"', 'w/"a"', 'W/a', "'a'", '"a b"', '"a"b"', '"a", "b"', '"a\u007f"', '*'])(
  '%j is not an entity tag',
  (value) => expect(isEntityTag(value)).toBe(false),
);

test.each([
  ['"a"', true],
  ['W/"a"', false],
  ['a', false],
])('%s is strong: %s', (tag, strong) => expect(isStrongEntityTag(tag)).toBe(strong));

test.each([
  ['"1"', '"1"', true],
  ['W/"1"', '"1"', true],
  ['W/"1"', 'W/"1"', true],
  ['W/"1"', '"2"', false],
  ['"1"', '"W/1"', false],
])('%s and %s are the same by weak comparison: %s', (first, second, same) =>
  expect(weaklyEqual(first, second)).toBe(same),
);
