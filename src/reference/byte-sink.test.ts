import { expect, test } from 'vitest';
import { byteSink } from './byte-sink.ts';

test('bytes in one piece or in a thousand', () => {
  const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, i) => i % 251));
  for (const size of [1, 7, 4096, 20_000]) {
    const sink = byteSink(30_000);
    for (let at = 0; at < bytes.length; at += size) sink.add(bytes.subarray(at, at + size));
    expect(Buffer.compare(sink.bytes(), bytes), `pieces of ${size}`).toBe(0);
  }
});

test('bytes beyond the limit are counted', () => {
  const sink = byteSink(3);
  expect(sink.bytes()).toHaveLength(0);
  for (const byte of [1, 2, 3]) sink.add(Uint8Array.of(byte));
  expect([...sink.bytes()]).toEqual([1, 2, 3]);
  sink.add(Uint8Array.of(4, 5));
  expect(sink.length()).toBe(5);
});

test('a small piece of a large buffer does not keep the buffer', () => {
  const sink = byteSink(1000);
  for (let i = 0; i < 1000; i++) sink.add(Buffer.alloc(65_536).subarray(0, 1));
  expect(sink.bytes().buffer.byteLength).toBeLessThan(10_000);
});
