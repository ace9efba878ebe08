import { expect, test } from 'vitest';
import { ConformanceFailure } from './conformance-failure.ts';

test('its values stand apart from its message, and a runner may write its own text over them', () => {
  const failure = new ConformanceFailure('it fails', { expected: 'an offset', actual: 'none' });
  expect(Object.keys(failure)).not.toContain('expected');
  // Vitest assigns the values in its own form.
  Object.assign(failure, { expected: '"an offset"', actual: '"none"' });
  expect([failure.expected, failure.actual]).toEqual(['"an offset"', '"none"']);
});
