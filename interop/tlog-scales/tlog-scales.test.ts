/** Logs that tlog-scales writes, of sizes around the edges of tiles, and while one grows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pythonEnvironment } from '../python/environment.ts';
import { checkLog, touchstone, troubles } from '../touchstone.ts';
import { type TlogScalesLog, tlogScalesLog } from './server.ts';

const isHere = await pythonEnvironment().then(
  () => true,
  (cause: Error) => {
    console.warn(`skipped: tlog-scales, since its environment cannot be had: ${cause.message}`);
    return false;
  },
);

if (!isHere) test.skip('tlog-scales: its environment cannot be had');
else {
  // A full tile, and enough for a partial tile on each of three levels.
  describe.each([256, 65_800])('tlog-scales with %i entries', { timeout: 180_000 }, (entries) => {
    let log: TlogScalesLog;
    beforeAll(async () => {
      log = await tlogScalesLog(entries);
    }, 360_000);
    afterAll(() => log?.close());

    test('passes while the run appends to it', async () => {
      const writes = [
        '--append',
        `raw=${log.append}`,
        '--allow-writes',
        '--exclusive',
        '--declare',
        'publish-within=10',
      ];
      const { code, report } = await checkLog(log.url, '--vkey', log.vkey, ...writes);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('is verified whole', async () => {
      const { code, stdout } = await touchstone('audit', log.url, '--vkey', log.vkey, '--json');
      const audited = JSON.parse(stdout);
      expect({ code, ...audited }).toMatchObject({ code: 0, verdict: 'verified', findings: [], because: [] });
      expect(Number(audited.verified.entries)).toBeGreaterThan(entries);
    });
  });
}
