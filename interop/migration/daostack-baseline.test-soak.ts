/**
 * All checks on DAOstack's migration tool, compared with its baseline, with and without the durable-deploy
 * requirements.
 */

import { afterAll, describe, expect, test } from 'vitest';
import { troubles } from '../touchstone.ts';
import { baselineLines, judgedDaostack } from './daostack-judged.ts';

const judged = await judgedDaostack().catch((error: Error) => error);

if (judged instanceof Error) {
  console.warn(`skipped: @daostack/migration, since it cannot be installed: ${judged.message}`);
  test.skip('daostack: @daostack/migration cannot be installed');
} else {
  const whole = ['--profile', 'durable-deploy', '--budget', '3600'];
  afterAll(() => judged.remove());

  describe("all of DAOstack's tool", { timeout: 7_200_000 }, () => {
    test('fails exactly for the lines of its baseline', async () => {
      const { code, report } = await judged.check(whole, await baselineLines());
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });
    test('is not conformant without it', async () => {
      const { code, report } = await judged.check(whole);
      const failed = report.checks.filter(({ outcome }) => outcome === 'fail');
      expect(failed.map(({ id, reason }) => `${id}#${reason}`).sort()).toEqual(
        (await baselineLines()).map(({ match }) => match).sort(),
      );
      expect(code).toBe(1);
    });
    test('is wrong by its library alone in nothing else', async () => {
      const library = await judgedDaostack('library');
      try {
        const { report } = await library.check(['--budget', '3600']);
        const known = new Set((await baselineLines()).map(({ match }) => match));
        const failed = report.checks
          .filter(({ outcome }) => outcome === 'fail')
          .map(({ id, reason }) => `${id}#${reason}`);
        expect(failed.length).toBeGreaterThan(8);
        expect(failed.filter((key) => !known.has(key))).toEqual([]);
      } finally {
        await library.remove();
      }
    });
  });
}
