import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipBody, plainBody, rendered } from './body.ts';

test('a body that is compressed in pieces is one gzip member with the same bytes', async () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(part, part, part, async (before, data, after) => {
      const rendition = rendered(data);
      const zipped = Buffer.concat(await gzipBody([before, after], rendition));
      expect(gunzipSync(zipped).toString()).toBe(Buffer.concat(plainBody([before, after], rendition)).toString());
    }),
  );
});
