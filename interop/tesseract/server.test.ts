/** TesseraCT, filled with chains of roots of ours, judged by the profile static-ct, and audited. */
import { X509Certificate } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedAuthority } from '../../conformance/log/testbed/certificates/accepted-authority.ts';
import { newChains } from '../../src/reference/log/certificates/made/chains.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { submitChains } from '../submit-chains.ts';
import { checkLog, touchstone, troubles } from '../touchstone.ts';
import { buildTesseraCt, type TesseraCtLog, tesseraCtLog } from './server.ts';

if (!goPresent) {
  console.warn('skipped: TesseraCT, since go is absent');
  test.skip('tesseract: go is absent');
} else {
  describe('tesseract', { timeout: 180_000 }, () => {
    let folder: string;
    let log: TesseraCtLog;
    let named: readonly string[];
    const chains = newChains();
    const { certificate, key } = acceptedAuthority();
    const rootFile = () => join(folder, 'root.pem');
    const keyFile = () => join(folder, 'root.key');
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'touchstone-'));
      await buildTesseraCt();
      const roots = [chains.issuers[0]!, certificate].map((der) => new X509Certificate(der).toString());
      log = await tesseraCtLog(roots.join(''));
      const pem = join(folder, 'log.pem');
      await writeFile(pem, log.publicKey);
      await writeFile(rootFile(), roots[1]!);
      await writeFile(keyFile(), key);
      named = ['--public-key', pem, '--origin', log.origin, '--profile', 'static-ct'];
    }, BUILD_MS * 2);
    afterAll(async () => {
      await log?.close();
      await rm(folder, { recursive: true, force: true });
    });
    const submit = (first: number, count: number) =>
      submitChains(chains, first, count, async (name, body) => {
        const answer = await fetch(`${log.submissionUrl}/ct/v1/${name}`, { method: 'POST', body });
        return { status: answer.status, text: await answer.text() };
      });
    const audit = async (place: string) => {
      const { code, stdout } = await touchstone('audit', place, ...named, '--json');
      return { code, ...JSON.parse(stdout) };
    };

    test('without entries', async () => {
      const { code, report } = await checkLog(log.url, ...named);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('with certificates and precertificates, while it grows', async () => {
      await submit(0, 300);
      const [{ code, report }] = await Promise.all([checkLog(log.url, ...named), submit(300, 300)]);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('by chains of a root that it accepts', async () => {
      const { code, report } = await checkLog(
        log.url,
        ...named,
        ...['--submission-url', log.submissionUrl, '--submission-prefix', `https://${log.origin}/`],
        ...['--allow-writes', '--test-root', rootFile(), '--test-root-key', keyFile()],
      );
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    test('is verified whole, over HTTP and in its folder', async () => {
      for (const place of [log.url, log.folder]) {
        const audited = await audit(place);
        expect(audited).toMatchObject({ code: 0, verdict: 'verified', findings: [], because: [] });
        expect(Number(audited.verified.entries)).toBeGreaterThanOrEqual(600);
      }
    });

    test('is wrong with each of the corruptions of transparency-dev/tesseract #937', async () => {
      const copy = join(folder, 'copy');
      // The log runs, and has temporary files for moments.
      await cp(log.folder, copy, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
      const [issuer] = await readdir(join(copy, 'issuer'));
      await rm(join(copy, 'issuer', issuer!));
      const tile = join(copy, 'tile/0/000');
      const bytes = await readFile(tile);
      bytes[42]! ^= 1;
      await writeFile(tile, bytes);
      await truncate(join(copy, 'tile/data/001'), 5000);
      const { code, findings } = await audit(copy);
      const found = findings.map(({ kind, at }: { kind: string; at: string }) => `${kind} ${at}`);
      expect(code).toBe(1);
      expect(found.toSorted()).toEqual([
        `missing issuer/${issuer}`,
        'tile-differs tile/0/000, hash 1',
        expect.stringMatching(/^truncated tile\/data\/001, entry 2[56]\d, \w+$/),
      ]);
    });
  });
}
