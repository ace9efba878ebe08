/** Sunlight, filled with chains of a root of ours, and read from Skylight by the profile static-ct. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { checkLog, failures, troubles } from '../touchstone.ts';
import { buildSunlight, type SunlightLog, sunlightLog } from './server.ts';

if (!goPresent) {
  console.warn('skipped: Sunlight, since go is absent');
  test.skip('sunlight: go is absent');
} else {
  describe('sunlight', { timeout: 180_000 }, () => {
    let folder: string;
    let log: SunlightLog;
    let options: readonly string[];
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'touchstone-'));
      await buildSunlight();
      log = await sunlightLog();
      const pem = join(folder, 'log.pem');
      await writeFile(pem, log.publicKey);
      options = ['--public-key', pem, '--origin', log.origin, '--submission-prefix', log.submissionPrefix];
    }, BUILD_MS * 2);
    afterAll(async () => {
      await log?.close();
      await rm(folder, { recursive: true, force: true });
    });
    const check = (...args: readonly string[]) => checkLog(log.url, ...options, ...args);

    test('without entries', async () => {
      const { code, report } = await check('--profile', 'static-ct', 'http');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('with certificates and precertificates', async () => {
      await log.submit(0, 300);
      const { code, report } = await check('--profile', 'static-ct', 'http');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect(report.checks.find(({ id }) => id === 'log/data-tiles/precertificates')).toMatchObject({
        outcome: 'pass',
        subjects: 100,
      });
    });

    test('while it grows', async () => {
      const [{ code, report }] = await Promise.all([check('--profile', 'static-ct'), log.submit(300, 400)]);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('by tlog-tiles it is named for what it serves', async () => {
      const { code, report } = await checkLog(log.url, '--without', 'keys');
      expect(failures(report, 'should')).toContain('log/bundles/beside-another-format#lacking');
      expect(code).toBe(0);
    });
  });
}
