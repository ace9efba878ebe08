import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Body, gzipBody, lengthOf, plainBody, rendered } from './body.ts';

const bytesOf = (body: Body) => (typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body));

test('a body that is compressed in pieces is one gzip member with the same bytes', async () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(part, part, part, async (before, data, after) => {
      const rendition = rendered(data);
      const zipped = Buffer.concat(await gzipBody([before, after], rendition));
      const plain = plainBody([before, after], rendition);
      expect(bytesOf(plain).toString()).toBe(before + data + after);
      expect(lengthOf(plain)).toBe(bytesOf(plain).length);
      expect(gunzipSync(zipped).equals(bytesOf(plain))).toBe(true);
    }),
  );
});

test('long data is sent as it is, and not copied', () => {
  const data = rendered('é'.repeat(10_000));
  const body = plainBody(['<a>', '</a>'], data);
  expect(body).toEqual([Buffer.from('<a>'), data.bytes, Buffer.from('</a>')]);
  expect(body[1]).toBe(data.bytes);
  expect(lengthOf(body)).toBe(20_007);
});
