import { expect, test } from 'vitest';
import { untrackedDefect } from './tracked-dao.ts';

const dao = (tracked: boolean, base: Readonly<Record<string, string>> = {}) => ({
  tracked,
  avatar: '0xa',
  scene: { base },
});
const chosen = (given: Parameters<typeof untrackedDefect>[0], has: readonly string[] = []) => {
  const options: string[] = [];
  const t = { chose: (_choice: string, option: string) => void options.push(option) };
  const builds = { inEach: (name: string) => has.includes(name) };
  return [untrackedDefect(given, t, builds)?.reason, ...options];
};

test('a tracked DAO shows that there is a tracker', () => {
  expect(chosen(dao(true))).toEqual([undefined, 'present']);
});

test('without a tracker in the base and in the builds, a DAO need not be tracked', () => {
  expect(chosen(dao(false), ['DaoCreator'])).toEqual([undefined, 'none']);
});

test('a DAO that is not tracked fails where the base or the core package has a tracker', () => {
  expect(chosen(dao(false, { DAOTracker: '0xb' }))).toEqual(['untracked']);
  expect(chosen(dao(false), ['DAOTracker'])).toEqual(['untracked']);
});
