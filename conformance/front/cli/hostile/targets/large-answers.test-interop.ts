/** Answers that are too large to judge end a run without a verdict against us. `npm run soak -- hostile` has every such target. */

import { expect, test } from 'vitest';
import { hostileFeeds } from './feed.test-server.ts';
import { MOST_MB, runHostile } from './run.test-tool.ts';

const NAMES = ['title of 12 MiB', 'a million events', 'four million digits'];

test.each(hostileFeeds.filter(({ name }) => NAMES.includes(name)))('$name', { timeout: 300_000 }, async (target) => {
  const { code, peakMb, stderr } = await runHostile(target);
  expect(target.exits, stderr).toContain(code);
  expect(peakMb).toBeLessThan(MOST_MB);
  // V8's traces of a full heap are left out.
  expect(stderr).not.toContain('GCs');
});
