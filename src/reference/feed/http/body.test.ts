import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Body, gzipBody, plainBody, rendered } from './body.ts';

const bytesOf = ({ content }: Body) => (typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content));

test('a body that is compressed in pieces is one gzip member with the same bytes', async () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(part, part, part, async (before, data, after) => {
      const rendition = rendered(data);
      const zipped = await gzipBody([before, after], rendition);
      const plain = plainBody([before, after], rendition);
      expect(bytesOf(plain).toString()).toBe(before + data + after);
      for (const body of [plain, zipped]) expect(body.length).toBe(bytesOf(body).length);
      expect(gunzipSync(bytesOf(zipped)).equals(bytesOf(plain))).toBe(true);
    }),
  );
});

test('long data is sent as it is, and not copied', () => {
  const data = rendered('é'.repeat(10_000));
  const body = plainBody(['<a>', '</a>'], data);
  expect(body).toEqual({ content: [Buffer.from('<a>'), data.bytes, Buffer.from('</a>')], length: 20_007 });
  expect(body.content[1]).toBe(data.bytes);
});
