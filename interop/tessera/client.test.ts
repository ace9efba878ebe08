/** The reference log read by the client of the Tessera library, with its proofs, its tracker and its fsck. */

import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { type Served, serveLog } from '../../conformance/front/cli/command.test-tool.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildClient, type Look, type TesseraClient, tesseraClient } from './client.ts';

/** Entries whose proofs are odd: at the ends of tiles of each level, and just beside them. */
const EDGES = [
  1n,
  254n,
  255n,
  256n,
  257n,
  511n,
  65_535n,
  65_536n,
  2n ** 24n - 1n,
  2n ** 24n,
  2n ** 32n,
  2n ** 53n + 1n,
];
const LARGEST = 2n ** 63n - 1n;

/** Faults, with the client's message for each. */
const LIES = {
  'bundle-in-another-order': /not the one that its tile has|inclusion of \d+ in 300/,
  'checkpoint-of-two-lines': /parse Checkpoint/,
  'fork-on-every-second-read': /size 300 has the roots/,
  'leaf-hash-without-prefix': /inclusion of 0 in 300/,
  'node-hash-of-right-and-left': /inclusion of 0 in 300/,
  'origin-line-of-another-log': /parse Checkpoint/,
  'partial-tile-not-served': /tile\/0\/001.*not exist/,
  'signature-over-a-hash': /parse Checkpoint/,
  'tile-index-without-x': /inclusion|not exist/,
};
/** Faults that only show as the log grows. */
const LATE_LIES = {
  'full-tile-differs-from-the-partial-one': /tracker: .*root/,
  'rewrites-an-old-entry': /tracker: .*root/,
};
/** Faults that fsck finds, with the resource. It compares several tiles at a time, and reports the first defect. */
const DAMAGE = {
  'bundle-starts-one-entry-late': /tile\/[01]\/00|AppendBundle/,
  'level-one-hash-over-tile-bytes': /tile\/1\/000/,
  'leaf-hash-over-base-64': /tile\/[01]\/00/,
};

if (!goPresent) {
  console.warn('skipped: the client of the Tessera library, since go is absent');
  test.skip('client: go is absent');
} else {
  describe('the client of the Tessera library', { timeout: 60_000 }, () => {
    const logs: Served[] = [];
    const clients: TesseraClient[] = [];
    const serve = async (...args: string[]) => {
      const log = await serveLog(...args);
      logs.push(log);
      return log;
    };
    const reader = ({ url, origin, vkey }: Served, ...flags: string[]) => {
      const client = tesseraClient({ prefix: `${url}/api/v2`, origin, vkey }, ...flags);
      clients.push(client);
      return client;
    };
    /** Appends entries in parallel until the log has this many. */
    async function grow(log: Served, from: number, to: number): Promise<void> {
      const post = async (index: number) => {
        const answer = await fetch(log.append, { method: 'POST', body: `entry ${index}` });
        expect(answer.status, await answer.text()).toBe(200);
      };
      await Promise.all(Array.from({ length: to - from }, (_, i) => post(from + i)));
    }

    beforeAll(buildClient, BUILD_MS + 10_000);
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.close()));
      await Promise.all(logs.splice(0).map((log) => log.stop()));
    });

    it('follows the reference from nothing to 600 entries', async () => {
      const log = await serve();
      const client = reader(log, '-indices', EDGES.join());
      const looks: Look[] = [await client.look()];
      const sizes = [1, 255, 256, 257, 600];
      for (const [i, size] of sizes.entries()) {
        await grow(log, sizes[i - 1] ?? 0, size);
        looks.push(await client.look());
      }
      expect(looks.map(({ failed }) => failed).filter(Boolean)).toEqual([]);
      expect(looks.map(({ size, streamed }) => [size, streamed])).toEqual([0, ...sizes].map((n) => [String(n), n]));
      expect(looks.map(({ inclusions }) => inclusions)).toEqual([0, 10, 12, 13, 14, 16]);
      // The five trees seen before, besides those that the client computes of the tiles.
      expect(looks[5]!.consistencies).toBeGreaterThan(5);
      expect(await client.close()).toBe(0);
    });

    it('follows the reference into a third level', async () => {
      const log = await serve('--entries', '65535');
      const client = reader(log, '-indices', EDGES.join());
      const looks = [await client.look()];
      for (const size of [65_536, 65_537]) {
        await grow(log, size - 1, size);
        looks.push(await client.look());
      }
      expect(looks).toMatchObject([65_535, 65_536, 65_537].map((n) => ({ ok: true, size: `${n}`, streamed: n })));
      expect(await client.close()).toBe(0);
    });

    it.each([10n ** 12n, LARGEST])('proves entries of a virtual log of %i', async (size) => {
      const log = await serve('--virtual', String(size));
      const indices = [...EDGES, size / 2n, size - 2n].filter((index) => index < size);
      const client = reader(log, '-indices', indices.join());
      const look = await client.look();
      expect(look).toMatchObject({ ok: true, size: String(size), inclusions: indices.length + 10 });
      expect(look.consistencies).toBeGreaterThan(10);
      expect(await client.close()).toBe(0);
    });

    it.each(Object.entries(LIES))('is not taken in by %s', async (fault, message) => {
      const client = reader(await serve('--fault', fault));
      expect(await client.look()).toMatchObject({ ok: false, failed: expect.stringMatching(message) });
      expect(await client.close()).toBe(1);
    });

    it.each(Object.entries(LATE_LIES))('is not taken in by %s', async (fault, message) => {
      const log = await serve('--fault', fault);
      const client = reader(log);
      expect(await client.look()).toMatchObject({ ok: true, size: '300' });
      await grow(log, 300, 512);
      expect(await client.look()).toMatchObject({ ok: false, failed: expect.stringMatching(message) });
      expect(await client.close()).toBe(1);
    });

    describe('fsck', () => {
      it.each([0, 600, 70_000])('finds the reference of %i entries sound', async (entries) => {
        const client = reader(await serve('--entries', String(entries)), '-fsck');
        expect(await client.look()).toMatchObject({ ok: true, size: String(entries), streamed: entries });
        expect(await client.close()).toBe(0);
      });

      it.each(Object.entries(DAMAGE))('finds %s', async (fault, message) => {
        const client = reader(await serve('--fault', fault), '-fsck');
        expect(await client.look()).toMatchObject({ ok: false, failed: expect.stringMatching(message) });
        expect(await client.close()).toBe(1);
      });
    });
  });
}
