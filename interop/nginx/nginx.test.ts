/** A log of the Tessera library behind nginx: with compression, caching, limits, and wrong configurations. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { checkLog, failures, troubles } from '../touchstone.ts';
import * as configs from './configs.ts';
import { type Deed, type NginxConfig, nginx, nginxPresent } from './nginx.ts';

/** The checks of tiles and of HTTP, which nginx can fail. */
const ALL = ['--profile', 'tlog-tiles', 'http', '--strict'];

/** The recommendations that the log behind nginx leaves to nginx. */
const COLLECTED = ['-partials', 'gc', '-gc-interval', '200ms'];
const BARE = ['-gzip=false', '-cache=false'];
/** Evidence that the configuration took effect, so that an ineffective configuration does not pass. */
const compressed: Deed = { coding: 'gzip', path: /\/tile\/entries\// };
const cached: Deed = { cache: 'HIT', path: /^\/tile\// };
const PROXIES = {
  'compresses, partials kept': [configs.compressing, BARE, compressed],
  'compresses, partials collected': [configs.compressing, [...BARE, ...COLLECTED], compressed],
  'compresses the checkpoint too': [configs.compressingAll, BARE, { coding: 'gzip', path: /^\/checkpoint$/ }],
  'adds Cache-Control': [configs.cacheControl, [...COLLECTED, '-cache=false'], { status: 200 }],
  'caches, partials kept': [configs.caching, ['-cache=false'], cached],
  'caches, partials collected': [configs.caching, [...COLLECTED, '-cache=false'], cached],
  'caches as the log says': [configs.obedient, COLLECTED, cached],
  'limits the rate': [configs.limiting, COLLECTED, { status: 429 }],
  'has a page for what is missing': [configs.softNotFound, COLLECTED, { status: 200, path: /^\/index\.html$/ }],
} as const satisfies Record<string, readonly [(url: string) => NginxConfig, readonly string[], Deed]>;

/** Wrong configurations of a proxy, with the failures that they have to cause at least. */
const WRONG = {
  'hides that bundles are compressed': [configs.codingHidden, ['log/bundles/well-formed#truncated']],
  'compresses without saying that it depends': [configs.codingUnsaid, ['log/http/vary#missing']],
  'calls everything immutable': [
    configs.immutableAll,
    ['log/checkpoint/not-cached#long-lived', 'log/errors/not-cached#long-lived'],
  ],
  'calls errors immutable': [configs.immutableErrors, ['log/errors/not-cached#long-lived']],
  'holds everything': [configs.holdsAll, ['log/growth/published#late']],
} as const satisfies Record<string, readonly [(url: string) => NginxConfig, readonly string[]]>;

const lacks = [...(nginxPresent ? [] : ['nginx']), ...(goPresent ? [] : ['go'])];

if (lacks.length > 0) {
  console.warn(`skipped: the log of interop/tessera behind nginx, since ${lacks.join(' and ')} is absent`);
  test.skip(`nginx: ${lacks.join(' and ')} is absent`);
} else {
  describe('a proxy by nginx', { timeout: 60_000 }, () => {
    const running: { close(): Promise<void> }[] = [];
    const keep = <T extends { close(): Promise<void> }>(resource: T): T => {
      running.push(resource);
      return resource;
    };
    /** Judges a log behind nginx that is made to grow over the end of its tile. */
    async function judged(config: (url: string) => NginxConfig, flags: readonly string[], within: number) {
      const log = keep(await tesseraLog('-entries', '200', ...flags));
      const front = keep(await nginx(config(log.url)));
      const writes = ['--append', `raw=${front.url}/append`, '--allow-writes', '--exclusive'];
      const args = [...ALL, ...writes, '--declare', `publish-within=${within}`];
      return { front, ...(await checkLog(front.url, '--vkey', log.vkey, ...args)) };
    }

    beforeAll(buildTessera, BUILD_MS + 10_000);
    afterEach(async () => {
      // The proxy first, because without its log it fails.
      for (const resource of running.splice(0).reverse()) await resource.close();
    });

    it.each(Object.entries(PROXIES))('is conformant where it %s', async (_what, [config, flags, wanted]) => {
      const { front, code, report } = await judged(config, flags, 10);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect(await front.given(wanted)).toBeGreaterThan(0);
    });

    it.each(Object.entries(WRONG))('is caught where it %s', async (_what, [config, keys]) => {
      const { code, report } = await judged(config, [], 2);
      expect([...failures(report, 'must'), ...failures(report, 'should')]).toEqual(expect.arrayContaining([...keys]));
      expect(code).toBe(1);
    });

    test('ends when the process that started it is killed', async () => {
      const scratch = await mkdtemp(join(tmpdir(), 'touchstone-killed-'));
      const start = `import { nginx } from ${JSON.stringify(new URL('nginx.ts', import.meta.url).href)};
        console.log((await nginx({ server: 'return 204;' })).url); setInterval(() => {}, 1000);`;
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', start], {
        env: { ...process.env, TMPDIR: scratch },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
      expect((await fetch(url)).status).toBe(204);
      child.kill('SIGKILL');
      await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 10_000 });
      await rm(scratch, { recursive: true, force: true });
    });
  });
}
