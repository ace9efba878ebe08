/** Kills at eighteen random moments (by a seed); `kills.test-soak.ts` tests all moments. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS, type Outcome, type Stand, standFor } from './kills.test-tool.ts';

const seed = BigInt(process.env.TOUCHSTONE_KILLS ?? 7);
/** Numbers below 1 by a linear congruential generator (Knuth, MMIX). */
let state = seed;
function next(): number {
  state = (state * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
  return Number(state >> 33n) / 2 ** 31;
}

describe.each([
  [KINDS[0], 2],
  [KINDS[1], 4],
  [KINDS[2], 2],
  [KINDS[3], 2],
  [KINDS[4], 2],
  [KINDS[5], 4],
  [KINDS[6], 2],
])(`killed by SIGKILL, %s (seed ${seed})`, { timeout: 120_000 }, (kind, moments) => {
  let stand: Stand;
  let whole: Outcome;
  beforeAll(async () => {
    stand = await standFor(kind);
    whole = await stand.whole();
  });
  afterAll(() => stand?.close());
  test.each(Array.from({ length: moments }, () => [next(), next() < 0.5] as const))(
    'at %f of its transactions, mined: %s',
    async (share, mined) => {
      const transaction = 1 + Math.floor(share * whole.sent);
      expect({ transaction, ...(await stand.killed({ transaction, mined })) }).toEqual({ transaction, ...whole });
    },
  );
});
