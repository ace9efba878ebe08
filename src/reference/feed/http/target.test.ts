import { expect, test } from 'vitest';
import { targetReader } from './target.ts';

test('the same target is read the same, the first time and later', () => {
  const read = targetReader();
  const target = '/v2/events/%65ngineering.json?key=a&callback=b&key=%6B';
  const parts = { path: '/v2/events/%65ngineering.json', keys: ['a', 'k'], callbacks: ['b'] };
  for (const _time of [1, 2]) expect(read(target)).toEqual(parts);
  expect(read('/v2/events/engineering.json')).toEqual({
    path: '/v2/events/engineering.json',
    keys: [],
    callbacks: [],
  });
});

test('targets stay apart after more than are remembered', () => {
  const read = targetReader();
  const targets = Array.from({ length: 2_500 }, (_, i) => `/v2/events/${i}.json?key=${i}`);
  for (const _time of [1, 2])
    for (const [i, target] of targets.entries())
      expect(read(target)).toEqual({ path: `/v2/events/${i}.json`, keys: [`${i}`], callbacks: [] });
});

test.each(['http://other/v2/x', '*', ''])('%j is no path', (target) => {
  expect(targetReader()(target)).toBeUndefined();
});
