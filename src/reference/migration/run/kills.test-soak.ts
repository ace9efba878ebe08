/** SIGKILL at every transaction, before and after the node has it: the same command finishes, and nothing is done twice. */

import { expect, test } from 'vitest';
import { KINDS, standFor } from './kills.test-tool.ts';

test.each(KINDS)('%s', { timeout: 1_800_000 }, async (kind) => {
  const stand = await standFor(kind);
  try {
    const whole = await stand.whole();
    expect(whole.sent).toBeGreaterThan(4);
    for (let transaction = 1; transaction <= whole.sent; transaction++) {
      for (const mined of [false, true]) {
        const at = { transaction, mined };
        expect({ ...at, ...(await stand.killed(at)) }).toEqual({ ...at, ...whole });
      }
    }
  } finally {
    await stand.close();
  }
});
