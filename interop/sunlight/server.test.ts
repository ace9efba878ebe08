/** Sunlight, filled with chains of a root of ours, and read from Skylight by the profile static-ct. */

import { X509Certificate } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedAuthority } from '../../conformance/log/testbed/certificates/accepted-authority.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { checkLog, failures, touchstone, troubles } from '../touchstone.ts';
import { buildSunlight, type SunlightLog, sunlightLog } from './server.ts';

if (!goPresent) {
  console.warn('skipped: Sunlight, since go is absent');
  test.skip('sunlight: go is absent');
} else {
  describe('sunlight', { timeout: 180_000 }, () => {
    let folder: string;
    let log: SunlightLog;
    let options: readonly string[];
    let writing: readonly string[];
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'touchstone-'));
      await buildSunlight();
      const { certificate, key } = acceptedAuthority();
      log = await sunlightLog(certificate);
      const pem = join(folder, 'log.pem');
      await writeFile(pem, log.publicKey);
      const [root, rootKey] = [join(folder, 'root.pem'), join(folder, 'root.key')];
      await writeFile(root, new X509Certificate(certificate).toString());
      await writeFile(rootKey, key);
      writing = [
        '--submission-url',
        log.submissionUrl,
        '--allow-writes',
        '--test-root',
        root,
        '--test-root-key',
        rootKey,
      ];
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

    test('by chains of a root that it accepts', async () => {
      // It takes certificates that end in one half of a year alone.
      const { code, report } = await check('--profile', 'static-ct', ...writing, '--test-not-after', '2035-10-01');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      const judged = report.checks.filter(({ id }) => /^log\/(roots|submissions|scts|refused-chains)\//.test(id));
      expect(judged.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
      expect(judged).toHaveLength(20);
      expect(report.choices.observed).toMatchObject({ 'repeated-chain': 'same-sct', 'logged-chain': 'with-root' });
    });

    test('dates that it does not take are no failure', async () => {
      const { code, report } = await check('--profile', 'static-ct', ...writing, '--only', 'log/submissions/accepted');
      const accepted = report.checks.find(({ id }) => id === 'log/submissions/accepted');
      expect([code, accepted?.outcome]).toEqual([3, 'inconclusive']);
      expect(JSON.stringify(accepted)).toContain('--test-not-after');
    });

    test('is verified whole, over HTTP and in its folder', async () => {
      const given = ['--public-key', options[1]!, '--origin', log.origin, '--profile', 'static-ct', '--json'];
      for (const place of [log.url, log.folder]) {
        const { code, stdout } = await touchstone('audit', place, ...given);
        const audited = JSON.parse(stdout);
        expect({ code, ...audited }).toMatchObject({ code: 0, verdict: 'verified', findings: [], because: [] });
        expect(Number(audited.verified.entries)).toBeGreaterThanOrEqual(700);
        // Its tests have a root and two authorities, and the run those that it has submitted.
        expect(Number(audited.verified.issuers)).toBeGreaterThanOrEqual(3);
      }
    });

    test('is wrong where an issuer is gone, or a bit of a data tile', async () => {
      const copy = join(folder, 'copy');
      // The log runs, and has temporary files for moments.
      await cp(log.folder, copy, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
      const [issuer] = await readdir(join(copy, 'issuer'));
      await rm(join(copy, 'issuer', issuer!));
      const tile = join(copy, 'tile/data/001');
      const bytes = gunzipSync(await readFile(tile));
      bytes[100]! ^= 1;
      await rm(tile);
      await writeFile(tile, bytes);
      const given = ['--public-key', options[1]!, '--origin', log.origin, '--profile', 'static-ct', '--json'];
      const { code, stdout } = await touchstone('audit', copy, ...given);
      const found = JSON.parse(stdout).findings.map(({ kind, at }: { kind: string; at: string }) => `${kind} ${at}`);
      expect(code).toBe(1);
      expect(found.toSorted()).toEqual([
        expect.stringMatching(/^bundle-differs tile\/data\/001, entry 256$/),
        `missing issuer/${issuer}`,
      ]);
    });

    test('by tlog-tiles it is named for what it serves', async () => {
      const { code, report } = await checkLog(log.url, '--without', 'keys');
      expect(failures(report, 'should')).toContain('log/bundles/beside-another-format#lacking');
      expect(code).toBe(0);
    });
  });
}
