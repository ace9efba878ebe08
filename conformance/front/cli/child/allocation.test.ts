import { afterEach, expect, test } from 'vitest';
import { ALLOCATION, forgetAllocation } from './allocation.ts';

const NAMES = Object.keys(ALLOCATION);
const before = NAMES.map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('programs that a run starts get the variables of the user, and not ours', () => {
  Object.assign(process.env, ALLOCATION, { MALLOC_ARENA_MAX: '7' });
  forgetAllocation();
  expect(NAMES.map((name) => process.env[name])).toEqual(['7', undefined]);
});
