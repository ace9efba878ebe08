import { expect, test } from 'vitest';
import type { Header } from '../../core/target/header.ts';
import { judgedLastModified } from './last-modified.ts';

const NOW = Date.UTC(2026, 10, 25);
const judged = (date: string | undefined, modified: string | undefined) => {
  const headers = [...(date ? [['Date', date]] : []), ...(modified ? [['Last-Modified', modified]] : [])];
  return judgedLastModified({ headers: headers as unknown as readonly Header[] }, 'checkpoint', NOW);
};

test.each([
  // nginx, and Go's file server.
  ['Sat, 28 Nov 2026 03:44:38 GMT', 'Sat, 28 Nov 2026 03:44:37 GMT'],
  ['Sat, 28 Nov 2026 03:44:38 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Sat, 28 Nov 2026 03:44:38 GMT', 'Sat, 28 Nov 2026 03:44:38 GMT'],
  // Two hosts.
  ['Sat, 28 Nov 2026 03:44:38 GMT', 'Sat, 28 Nov 2026 03:45:38 GMT'],
])('at %s, %s has come', (date, modified) => expect(judged(date, modified)).toBe(false));

test.each(['Sat, 28 Nov 2026 03:45:39 GMT', 'Sun, 28 Nov 2027 03:44:38 GMT'])('%s has not', (modified) =>
  expect(judged('Sat, 28 Nov 2026 03:44:38 GMT', modified)).toMatchObject({
    reason: 'future',
    at: 'checkpoint, Last-Modified',
  }),
);

test.each([
  [undefined, 'Sat, 28 Nov 2026 03:45:39 GMT'],
  ['Sat, 28 Nov 2026 03:45:39 GMT', undefined],
  ['2026-11-28', 'Sat, 28 Nov 2026 03:45:39 GMT'],
  ['Sat, 28 Nov 2026 03:45:39 GMT', 'tomorrow'],
])('%s and %s are not judged', (date, modified) => expect(judged(date, modified)).toBeUndefined());
