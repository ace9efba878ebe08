import { expect, test } from 'vitest';
import { readUpTo } from './read-up-to.ts';

const post = (body: string | ReadableStream<Uint8Array> | null) =>
  new Request('http://log', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

test.each([
  ['', 0],
  ['abcd', 4],
  ['abcd', 5],
])('%j is read up to %d bytes', async (text, limit) => {
  expect(String(await readUpTo(post(text), limit))).toBe(text);
});

test('a request without a body has an empty one', async () => {
  expect(await readUpTo(post(null), 0)).toHaveLength(0);
});

test('one byte more is too many', async () => {
  expect(await readUpTo(post('abcd'), 3)).toBeUndefined();
});

test('reading of an endless body stops after the limit', async () => {
  let pulled = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      pulled++;
      stream.enqueue(new Uint8Array(1000));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  expect(await readUpTo(post(endless), 10_000)).toBeUndefined();
  expect(pulled).toBeLessThan(20);
  expect(cancelled).toBe(true);
});
