import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { jobsOf } from './jobs.ts';

const USUAL = Math.min(4, availableParallelism());

test('as many checks are judged at once as there are processors, up to four, or as many as are asked for', () => {
  expect(jobsOf({})).toBe(USUAL);
  expect(jobsOf({ jobs: '8' })).toBe(8);
  expect(jobsOf({ jobs: 1 })).toBe(1);
});

test.each(['0', '1.5', 'all', '65', ''])('--jobs %j is refused', (jobs) =>
  expect(() => jobsOf({ jobs })).toThrow(/^--jobs takes a whole number from 1 to 64, not "/),
);

test.each([
  [{ resetCommand: './forget' }, /--reset-command the runs share what the tool keeps/],
  [{ watch: ['/opt/tool'] }, /--watch a file could be of any of the runs/],
  [{ names: { files: { 'migration.json': '/var/tool.json' } } }, /the name \/var\/tool\.json all runs have one file/],
])('where runs share something they go one after another: %j', (shared, why) => {
  expect(jobsOf(shared)).toBe(1);
  expect(jobsOf({ ...shared, jobs: '1' })).toBe(1);
  expect(() => jobsOf({ ...shared, jobs: '2' })).toThrow(why);
});

test('a file in the working folder is of one run', () =>
  expect(jobsOf({ names: { files: { 'migration.json': 'out/result.json', 'custom-abis': null } } })).toBe(USUAL));
