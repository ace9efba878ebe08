import { expect, test } from 'vitest';
import { secretWords } from './secret-words.ts';

test('secrets are the given values and their words, longest first', () => {
  expect(
    secretWords(
      [
        ['Authorization', 'Bearer SECRET-1'],
        ['Cookie', 'session=SECRET-22; a=b'],
        ['X-Key', ' SECRET-333 '],
        ['X-Short', 'yes'],
        ['Accept', 'application/octet-stream'],
        ['User-Agent', 'somebody/1.0'],
      ],
      ['k3y'],
    ),
  ).toEqual(['session=SECRET-22; a=b', 'Bearer SECRET-1', 'SECRET-333', 'SECRET-22', 'SECRET-1', 'k3y', 'b']);
});

test('short values count where they are whole, and where their header is for credentials', () => {
  expect(secretWords([['X-Api-Key', '12']])).toEqual(['12']);
  expect(secretWords([['X-Env', 'prod']])).toEqual(['prod']);
  expect(secretWords([['X-Debug', '1']])).toEqual([]);
  expect(secretWords([['Authorization', 'Bearer abc']])).toEqual(['Bearer abc', 'abc']);
});

test('of Basic credentials the name and the password count as well', () => {
  const token = Buffer.from('me:pass word').toString('base64');
  expect(secretWords([['Authorization', `Basic ${token}`]])).toEqual([
    `Basic ${token}`,
    token,
    'me:pass word',
    'pass word',
  ]);
});
