import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../core/target/answer.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { hasResourceForm, isPage } from './resource-form.ts';

const answerWith = (bytes: Uint8Array, cut = false): Answer => ({
  status: 200,
  headers: [],
  raw: bytes,
  cut,
  body: () => bytes,
  exchange: 1,
});
const hashes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, (_, i) => leafHash(Buffer.from(String(i)))));
const bundle = (...entries: string[]) =>
  Buffer.concat(entries.map((entry) => Buffer.concat([Buffer.of(0, entry.length), Buffer.from(entry)])));
const page = Buffer.from('<!doctype html><title>Nothing here</title>');

describe('the form of a tile', () => {
  test.each([1, 255, 256, 257])('%i hashes', (count) =>
    expect(hasResourceForm('tile/64/000', answerWith(hashes(count)))).toBe(true),
  );
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a part of a hash', hashes(2).subarray(0, 63)],
    ['a page', page],
    ['a page as long as hashes', Buffer.from('<p>'.padEnd(64))],
  ])('not %s', (_name, bytes) => expect(hasResourceForm('tile/64/000', answerWith(bytes))).toBe(false));
});

describe('the form of a bundle', () => {
  const path = 'tile/entries/000.p/999';
  test.each([[['a']], [['a', '', 'bc']], [['']]])('of the entries %j', (entries) =>
    expect(hasResourceForm(path, answerWith(bundle(...entries)))).toBe(true),
  );
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['an entry that is cut off', bundle('abc').subarray(0, 4)],
    ['bytes after the last entry', Buffer.concat([bundle('abc'), Buffer.of(1)])],
    ['a page', page],
  ])('not %s', (_name, bytes) => expect(hasResourceForm(path, answerWith(bytes))).toBe(false));
});

test('what cannot be read whole may be one', () => {
  expect(hasResourceForm('tile/64/000', answerWith(page, true))).toBe(true);
});

describe('a page', () => {
  test.each([
    ['in HTML', page],
    ['in JSON', Buffer.from('{\n\t"error": "not found"\r\n}')],
    ['as long as a hash', Buffer.from('<p>'.padEnd(32))],
  ])('%s', (_name, bytes) => {
    for (const path of ['tile/0/000.p/3', 'tile/entries/000']) expect(isPage(path, answerWith(bytes))).toBe(true);
  });
  test.each([
    ['nothing', 'tile/0/000', Buffer.alloc(0)],
    ['hashes', 'tile/0/000', hashes(3)],
    ['a part of a hash', 'tile/0/000', hashes(2).subarray(0, 63)],
    ['entries', 'tile/entries/000', bundle('{"a":1}', 'b')],
    ['an entry that is cut off', 'tile/entries/000', bundle('abc').subarray(0, 4)],
  ])('is not %s', (_name, path, bytes) => expect(isPage(path, answerWith(bytes))).toBe(false));
});
