/** A log whose tree, tiles and checkpoints are the Tessera library's: at rest, growing, its partials collected. */

import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { judge } from '../judgement.ts';
import { checkLog, failures, troubles } from '../touchstone.ts';
import { buildTessera, type TesseraLog, tesseraLog } from './server.ts';

/** The checks that need a writable log. */
const GROWTH = [
  'log/growth/consistent',
  'log/growth/partials-stay',
  'log/growth/published',
  'log/growth/tiles-before-checkpoint',
];
/** Ways of the library: each batch leaves its partial tiles, which it may remove when the tile is full. */
const WAYS = {
  'partials kept': [],
  'in small batches': ['-batch-max-size', '10'],
  'partials collected': ['-partials', 'gc', '-gc-interval', '200ms'],
} as const;
/** The recommendations of tlog-tiles that a log without compression and Cache-Control does not follow. */
const SLACK = [
  'log/bundles/cacheable#short-lived',
  'log/bundles/compressed#not-compressed',
  'log/tiles/cacheable#short-lived',
];

/** Appends entries one after the other until it is stopped. */
async function write(log: TesseraLog, writer: number, signal: AbortSignal): Promise<void> {
  for (let entry = 0; !signal.aborted; entry++)
    await (await fetch(log.append, { method: 'POST', body: `entry ${entry} of writer ${writer}` })).text();
}

if (!goPresent) {
  console.warn('skipped: the log of interop/tessera, since go is absent');
  test.skip('tessera: go is absent');
} else {
  describe('tessera', { timeout: 120_000 }, () => {
    const running: TesseraLog[] = [];
    const start = async (...flags: string[]) => {
      const log = await tesseraLog(...flags);
      running.push(log);
      return log;
    };
    const check = (log: TesseraLog, ...args: string[]) => checkLog(log.url, '--vkey', log.vkey, ...args);
    const size = async (log: TesseraLog) =>
      BigInt((await (await fetch(`${log.url}/checkpoint`)).text()).split('\n')[1]!);

    /** Judges a log that grows beyond its last tile meanwhile; gives its final size. */
    async function grow(log: TesseraLog): Promise<bigint> {
      const writes = [
        '--append',
        `raw=${log.append}`,
        '--allow-writes',
        '--exclusive',
        '--declare',
        'publish-within=10',
      ];
      const { code, report } = await check(log, '--strict', ...writes);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      const growth = report.checks.filter((check) => check.id.startsWith('log/growth/'));
      expect(growth.filter((report) => report.outcome !== 'pass' || report.subjects === 0)).toEqual([]);
      expect(growth.map((report) => report.id)).toEqual(expect.arrayContaining(GROWTH));
      return size(log);
    }

    beforeAll(buildTessera, BUILD_MS + 10_000);
    afterEach(async () => {
      const logs = running.splice(0);
      await Promise.all(logs.map((log) => log.close()));
      for (const { pid } of logs) expect(() => process.kill(pid, 0), `process ${pid} is gone`).toThrow('ESRCH');
    });

    it.each([0, 1, 255, 256, 257, 600, 70_000])('is conformant with %i entries', async (entries) => {
      const log = await start('-entries', String(entries));
      const { code, report } = await check(log, '--origin', log.origin, '--strict');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect(await size(log)).toBe(BigInt(entries));
    });

    // It grows past the end of a tile, and by three long leaves.
    it.each(Object.entries(WAYS))('is conformant while it grows, %s', async (_way, flags) => {
      const log = await start(...flags);
      expect(await grow(log)).toBe(260n);
      expect(await grow(log)).toBe(516n);
    });

    test('is conformant while it grows into a third level', async () => {
      // Slow batches and quick checkpoints: 65,536, whose only partial tile is at the third level, is published itself.
      const pace = ['-batch-max-age', '300ms', '-checkpoint-interval', '100ms'];
      const log = await start('-entries', '65520', ...pace, '-partials', 'gc', '-gc-interval', '200ms');
      expect(await grow(log)).toBe(65_540n);
    });

    test('is conformant for readers while it grows', async () => {
      const log = await start('-batch-max-size', '10', '-partials', 'gc', '-gc-interval', '200ms');
      const [grown, ...readers] = await Promise.all([grow(log), check(log), check(log)]);
      expect(grown).toBe(260n);
      for (const { code, report } of readers) {
        expect(troubles(report)).toEqual([]);
        expect(code).toBe(0);
      }
    });

    test('is conformant while others write too, and partial tiles are removed early', async () => {
      const log = await start('-entries', '300', '-partials', 'gc', '-gc-interval', '200ms');
      const done = new AbortController();
      const others = Array.from({ length: 16 }, (_, writer) => write(log, writer, done.signal));
      const { url, vkey, append } = log;
      const judged = await judge({
        prefix: url,
        vkey,
        append: { url: append },
        choices: { 'publish-within': '10' },
      });
      done.abort();
      await Promise.all(others);
      expect(judged.failures).toEqual([]);
      expect(judged).toMatchObject({ exitCode: 0, strictExitCode: 0 });
      const gone = judged.exchanges.filter(
        ({ resource, answer }) => answer?.status === 404 && /\.p\/[1-9]/.test(resource ?? ''),
      );
      expect(gone.length).toBeGreaterThan(0);
    });

    test('gets warnings for recommendations that it does not follow', async () => {
      const log = await start('-entries', '600', '-gzip=false', '-cache=false');
      const { code, report } = await check(log);
      expect(code).toBe(0);
      expect(failures(report, 'must')).toEqual([]);
      expect(failures(report, 'should')).toEqual(SLACK);
      expect((await check(log, '--strict')).code).toBe(1);
    });
  });
}
