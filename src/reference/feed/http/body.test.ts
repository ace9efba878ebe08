import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipBody, plainBody, rendered } from './body.ts';

test('what is zipped in pieces is one member of gzip, of the same bytes', async () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(part, part, part, async (before, data, after) => {
      const kept = rendered(data);
      const zipped = Buffer.concat(await gzipBody([before, after], kept));
      expect(gunzipSync(zipped).toString()).toBe(Buffer.concat(plainBody([before, after], kept)).toString());
    }),
  );
});
