import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { KEY_FILE, seedBeside } from './key-file.ts';

const root = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = (name: string): string => {
  mkdirSync(join(root, name));
  return join(root, name);
};

test('a seed is made once, and used again', () => {
  const dir = folder('a');
  const first = seedBeside(dir, undefined);
  expect(first).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), from: 'made', replaces: false });
  expect(seedBeside(dir, undefined)).toEqual({ ...first, from: 'kept' });
  expect(seedBeside(dir, first.seed)).toEqual({ ...first, from: 'given' });
  expect(() => seedBeside(dir, '07'.repeat(32))).toThrow('--key-seed is not the seed in ');
});

test('a given seed is not stored, and a log that it signed gets a new seed only with a message', () => {
  const dir = folder('b');
  const seed = '07'.repeat(32);
  expect(seedBeside(dir, seed)).toEqual({ seed, from: 'given', replaces: false });
  writeFileSync(join(dir, 'checkpoint'), 'note');
  expect(seedBeside(dir, undefined)).toMatchObject({ from: 'made', replaces: true });
});

test('a malformed or unreadable seed is refused', () => {
  const dir = folder('c');
  writeFileSync(join(dir, KEY_FILE), 'secret');
  expect(() => seedBeside(dir, undefined)).toThrow(`${KEY_FILE}: expected the 64 hex digits`);
  rmSync(join(dir, KEY_FILE));
  mkdirSync(join(dir, KEY_FILE));
  expect(() => seedBeside(dir, undefined)).toThrow(`${KEY_FILE} cannot be read: it is a folder`);
});
