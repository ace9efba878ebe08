import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckId } from '../../../core/check/reason.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';
import { topicPatterns } from './topic-patterns.ts';

const all = ['tiles/a', 'tiles/b', 'tiles/c', 'paths/a', 'http/a', 'http/b'].map(
  (id): CheckId => `log/${id}` as CheckId,
);

test('patterns match the checks that are meant, and no other', () => {
  fc.assert(
    fc.property(fc.subarray(all), (ids) => {
      const patterns = topicPatterns(ids, all).map((pattern) => `log/${pattern}`);
      expect(all.filter((id) => patterns.some((pattern) => matchesPattern(pattern, id)))).toEqual(ids);
    }),
  );
});

test('a whole topic and all checks are one pattern each', () => {
  expect(topicPatterns(all, all)).toEqual(['**']);
  expect(topicPatterns([...all.slice(0, 4)], all)).toEqual(['tiles/*', 'paths/a']);
});
