/** Interrupts a migration at each of its transactions; that takes long, so `migrate.test.ts` has only some of them. */

import { expect, test } from 'vitest';
import { outcomeAfterEnd, outcomeOfDao, standWith } from './migrate.test-tool.ts';

test('a migration that was interrupted at any transaction can be finished, and nothing is done twice', async () => {
  const stand = await standWith(['base']);
  try {
    const whole = await outcomeOfDao(stand, await stand.sent());
    expect(whole.reputation).toBe(1_000_250_000_000_000_000_000n);
    for (let k = 1; k <= whole.sent; k++) {
      for (const mined of [false, true])
        expect(await outcomeAfterEnd(stand, k, mined)).toEqual({ k, mined, ended: 'ended', ...whole });
    }
  } finally {
    await stand.close();
  }
}, 120_000);
