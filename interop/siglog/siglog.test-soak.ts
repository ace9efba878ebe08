/** siglog, whose failures stand in `baseline.yaml`, each with the sentence that it breaks. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { BaselineEntry } from '../../conformance/core/verdict/baseline.ts';
import { cargoPresent, RUST_BUILD_MS } from '../rust-program.ts';
import { checkLog, failures } from '../touchstone.ts';
import { buildSiglog, type Siglog, siglog } from './server.ts';

const BASELINE = fileURLToPath(new URL('./baseline.yaml', import.meta.url));

if (!cargoPresent) {
  console.warn('skipped: siglog, since cargo is absent');
  test.skip('siglog: cargo is absent');
} else {
  describe('siglog', { timeout: 180_000 }, () => {
    let log: Siglog;
    beforeAll(async () => {
      await buildSiglog();
      log = await siglog(100, 300);
    }, RUST_BUILD_MS + 120_000);
    afterAll(() => log?.close());
    const answer = async (path: string) => {
      const response = await fetch(`${log.url}/${path}`);
      return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const entriesOf = async (path: string) => {
      const { bytes } = await answer(path);
      const entries: string[] = [];
      for (let at = 0; at < bytes.length; at += 2 + bytes.readUInt16BE(at))
        entries.push(bytes.toString('utf8', at + 2, at + 2 + bytes.readUInt16BE(at)));
      return entries;
    };

    test('fails exactly for the lines of the baseline', async () => {
      const expected = parse(await readFile(BASELINE, 'utf8')) as { failures: BaselineEntry[] };
      const { code, report } = await checkLog(log.url, '--vkey', log.vkey);
      expect(failures(report, 'must')).toEqual(expected.failures.map(({ match }) => match).toSorted());
      expect(code).toBe(1);
    });

    test('does what the baseline says of it', async () => {
      expect((await answer('checkpoint')).type).toBe('application/octet-stream');
      expect((await answer('tile/0/000')).bytes).toHaveLength(16_320);
      expect((await answer('tile/0/000.p/100')).bytes).toHaveLength(505 * 32);
      const [first, full] = await Promise.all(['000.p/100', '000'].map((path) => entriesOf(`tile/entries/${path}`)));
      expect(first).toHaveLength(100);
      // It depends on the batches in which they come how many are left: no more than those after the first hundred.
      expect(full!.length).toBeLessThanOrEqual(156);
      expect(first!.filter((entry) => full!.includes(entry))).toEqual([]);
    });

    test('passes with the baseline, which has no stale line', async () => {
      const { code, report } = await checkLog(log.url, '--vkey', log.vkey, '--baseline', BASELINE);
      expect(report.baseline.stale).toEqual([]);
      expect(code).toBe(0);
    });
  });
}
