import { expect, test } from 'vitest';
import type { Header } from '../../../core/target/header.ts';
import { decodedAnswer } from '../../../transport/http/decoded-answer.ts';
import { partsWithoutKey } from './parts-without-key.ts';

const parts = (status: number, headers: readonly Header[], text: string) =>
  partsWithoutKey(decodedAnswer({ status, headers, body: Buffer.from(text), cut: false }, 1, 1_000_000), [
    'k3y-of-mine',
  ]);
const to = (location: string): readonly Header[] => [['Location', location]];

test('a redirect to an address with the key may name it in its note', () => {
  expect(parts(307, to('/a?key=k3y-of-mine'), '<a href="/a?key=k3y-of-mine">')).toEqual({ text: '', fields: [] });
});

test('a redirect that leaves the key out has no reason to repeat it', () => {
  expect(parts(302, to('/login'), 'k3y-of-mine is wrong')).toEqual({ text: 'k3y-of-mine is wrong', fields: [] });
  expect(parts(304, [], 'k3y-of-mine').text).toBe('k3y-of-mine');
});

test('an answer that is no redirect may not name it in Location either', () => {
  expect(parts(200, to('/a?key=k3y-of-mine'), 'k3y-of-mine')).toEqual({
    text: 'k3y-of-mine',
    fields: to('/a?key=k3y-of-mine'),
  });
});
