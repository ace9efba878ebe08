import { expect, test } from 'vitest';
import { manualClock, systemClock } from './clock.ts';

test('a manual clock moves only when it is set or advanced', () => {
  const clock = manualClock(1_000);
  expect(clock.now()).toBe(1_000);
  clock.advance(5);
  expect(clock.now()).toBe(1_005);
  clock.set(3);
  expect(clock.now()).toBe(3);
});

test('the system clock gives the time of the machine', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
});
