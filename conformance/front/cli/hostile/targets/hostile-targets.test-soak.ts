/** Each hostile target is judged in time and in bounded memory, and never found to be a fault of ours. */

import { describe, expect, test } from 'vitest';
import { hostileTargets } from './all.test-tool.ts';
import { INTERFACES } from './hostile-target.test-tool.ts';
import { LONGEST_MS, MOST_MB, runHostile } from './run.test-tool.ts';

describe.each(INTERFACES)('%s', (of) => {
  const targets = hostileTargets.filter((target) => target.of === of);
  test.each(targets)('$name: $does', { timeout: 2 * LONGEST_MS }, async (target) => {
    const { code, peakMb, judgement, stderr } = await runHostile(target);
    expect(target.exits, `${judgement}\n${stderr}`).toContain(code);
    expect(peakMb).toBeLessThan(MOST_MB);
    expect(stderr.length).toBeLessThan(10_000);
  });
});
