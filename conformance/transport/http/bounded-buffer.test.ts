import { expect, test } from 'vitest';
import { BoundedBuffer } from './bounded-buffer.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('keeps the pieces in order', () => {
  const gathered = new BoundedBuffer(100_000);
  for (let i = 0; i < 30_000; i++) expect(gathered.add(Buffer.from(String(i % 10)))).toBe(true);
  expect(gathered.bytes.length).toBe(30_000);
  expect(text(gathered.bytes.subarray(29_990))).toBe('0123456789');
  expect(text(gathered.end())).toBe('0123456789'.repeat(3000));
});

test('cuts bytes beyond the limit, and reports that', () => {
  const gathered = new BoundedBuffer(5);
  expect(gathered.add(Buffer.from('abc'))).toBe(true);
  expect(gathered.add(Buffer.from('de'))).toBe(true);
  expect(gathered.add(new Uint8Array())).toBe(true);
  expect(gathered.add(Buffer.from('f'))).toBe(false);
  expect(text(gathered.end())).toBe('abcde');
});

test.each([0, 1, 3, 1e15])('an expected size of %d bytes does not change the result', (expected) => {
  const gathered = new BoundedBuffer(4, expected);
  expect(gathered.add(Buffer.from('ab'))).toBe(true);
  expect(gathered.add(Buffer.from('cd'))).toBe(true);
  expect(text(gathered.end())).toBe('abcd');
});

test('the final buffer has no spare memory', () => {
  const gathered = new BoundedBuffer(1_000_000);
  gathered.add(Buffer.from('ab'));
  expect(gathered.end().buffer.byteLength).toBe(2);
});
