import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sufficientPart } from './sufficient-part.ts';

const items = Array.from({ length: 100 }, (_, i) => i);
const needed = fc.subarray(items, { maxLength: 5 });

test('the part is what is needed, and no more', async () => {
  await fc.assert(
    fc.asyncProperty(needed, async (all) => {
      const part = await sufficientPart(items, async (some) => all.every((item) => some.includes(item)));
      expect(part).toEqual(all);
    }),
  );
});

test('one that is needed is found in twice the logarithm of all', async () => {
  let asked = 0;
  await sufficientPart(items, async (part) => {
    asked++;
    return part.includes(63);
  });
  expect(asked).toBeLessThanOrEqual(1 + 2 * 7);
});
