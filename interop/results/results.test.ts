/** Two results of `results/`, made again by their commands; the others take longer, or need programs of others. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { touchstone } from '../touchstone.ts';
import { ROOT } from './program.ts';

const RESULTS = join(ROOT, 'results');

describe('a result is made again', { timeout: 600_000 }, () => {
  test.each(['reference-log-virtual', 'feed-express'])('%s', async (name) => {
    const { code, stdout } = await touchstone('results', 'make', name, '--in', RESULTS);
    expect([code, stdout]).toEqual([0, `${name}: as it was\n`]);
  });
});
