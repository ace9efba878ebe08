import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../../command/usage-error.ts';
import { feedSecretsBeside, SECRETS_FILE } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, SECRETS_FILE);

test('what was made is kept, for its owner alone', () => {
  const made = feedSecretsBeside(folder, undefined, undefined);
  expect(made).toEqual({
    keys: [expect.stringMatching(/^[0-9a-f]{32}$/)],
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const written = statSync(file(), { bigint: true }).mtimeNs;
  expect(feedSecretsBeside(folder, undefined, undefined)).toEqual(made);
  // A start that changes nothing writes nothing, so it cannot lose them.
  expect(statSync(file(), { bigint: true }).mtimeNs).toBe(written);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('what is given takes the place of what was kept', () => {
  const made = feedSecretsBeside(folder, undefined, undefined);
  expect(feedSecretsBeside(folder, ['a', 'b'], undefined)).toEqual({ keys: ['a', 'b'], token: made.token });
  expect(feedSecretsBeside(folder, undefined, 'T')).toEqual({ keys: ['a', 'b'], token: 'T' });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ keys: ['a', 'b'], token: 'T' });
});

test('a file that anybody may read is one no more', () => {
  writeFileSync(file(), '{"keys":["a"],"token":"T"}');
  chmodSync(file(), 0o644);
  expect(feedSecretsBeside(folder, undefined, undefined)).toEqual({ keys: ['a'], token: 'T' });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test.each([
  '',
  '{}',
  'null',
  '{"keys":[],"token":"T"}',
  '{"keys":[""],"token":"T"}',
  '{"keys":["a"]}',
  '{"keys":"a","token":"T"}',
])('a file with %j is refused, and stays', (text) => {
  writeFileSync(file(), text);
  expect(() => feedSecretsBeside(folder, undefined, undefined)).toThrow(UsageError);
  expect(readFileSync(file(), 'utf8')).toBe(text);
});
