import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closed, lockedElsewhere } from '../../../src/reference/log/error.ts';
import { forgetSeed, KEY_FILE, seedBeside } from './key-file.ts';

const root = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = (name: string): string => {
  mkdirSync(join(root, name));
  return join(root, name);
};

test('a seed is made once, and used again', () => {
  const dir = folder('a');
  const first = seedBeside(dir, undefined);
  expect(first).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), from: 'made' });
  expect(seedBeside(dir, undefined)).toEqual({ ...first, from: 'kept' });
  expect(seedBeside(dir, first.seed)).toEqual({ ...first, from: 'given' });
  expect(() => seedBeside(dir, '07'.repeat(32))).toThrow('the given key seed is not the seed in ');
});

test('a given seed is not stored, and a log that it signed gets no new seed', () => {
  const dir = folder('b');
  const seed = '07'.repeat(32);
  expect(seedBeside(dir, seed)).toEqual({ seed, from: 'given' });
  writeFileSync(join(dir, 'checkpoint'), 'note');
  expect(() => seedBeside(dir, undefined)).toThrow('the folder has a log, but not its key: expected ');
  expect(readdirSync(dir)).toEqual(['checkpoint']);
});

test('a malformed or unreadable seed is refused', () => {
  const dir = folder('c');
  writeFileSync(join(dir, KEY_FILE), 'secret');
  expect(() => seedBeside(dir, undefined)).toThrow(`${KEY_FILE}: expected the 64 hex digits`);
  rmSync(join(dir, KEY_FILE));
  mkdirSync(join(dir, KEY_FILE));
  expect(() => seedBeside(dir, undefined)).toThrow(`${KEY_FILE} cannot be read: it is a folder`);
});

test('a seed is forgotten only where nothing can be signed with it', () => {
  const dir = folder('d');
  const made = () => seedBeside(dir, undefined).from;
  expect(made()).toBe('made');
  forgetSeed(dir, lockedElsewhere(dir));
  expect(made()).toBe('kept');
  forgetSeed(dir, closed(0n));
  expect(made()).toBe('made');
  writeFileSync(join(dir, 'checkpoint'), 'note');
  forgetSeed(dir, closed(0n));
  expect(made()).toBe('kept');
});
