/** The directory of a reference log behind nginx as a file server, with correct and with wrong configurations. */

import { glob, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { serveLog } from '../../conformance/front/cli/command.test-tool.ts';
import { createLog, directoryStore, ed25519Signer, logRig, serve } from '../../src/reference/log/index.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildClient, tesseraClient } from '../tessera/client.ts';
import { checkLog, failures, having, troubles } from '../touchstone.ts';
import * as configs from './configs.ts';
import byDefault from './default.json' with { type: 'json' };
import { type Deed, type NginxConfig, nginx, nginxPresent } from './nginx.ts';

/** The checks of tiles and of HTTP, which nginx can fail. */
const ALL = ['--profile', 'tlog-tiles', 'http', '--strict'];
const writingTo = (append: string, within: number) => [
  ...['--append', `raw=${append}`, '--allow-writes', '--exclusive'],
  ...['--declare', `publish-within=${within}`],
];
const compressed: Deed = { coding: 'gzip', path: /\/tile\/entries\// };
/** Common configurations of file servers, with their known failures. */
const UNTHINKING = {
  asInstalled: [configs.asInstalled, byDefault.asInstalled],
  bare: [configs.bare, byDefault.bare],
} as const;

if (!nginxPresent) {
  console.warn('skipped: files of the reference behind nginx, since nginx is absent');
  test.skip('nginx-files: nginx is absent');
} else {
  describe('files of the reference by nginx', { timeout: 60_000 }, () => {
    const running: { close(): Promise<void> }[] = [];
    const keep = <T extends { close(): Promise<void> }>(resource: T): T => {
      running.push(resource);
      return resource;
    };
    let scratch: string;
    const origin = 'touchstone.example/files';
    const signer = ed25519Signer({ name: origin });
    const sizes = [0, 1, 256, 257, 600, 70_000];
    const check = (url: string, ...args: string[]) => checkLog(url, '--vkey', signer.vkey, ...args);

    beforeAll(async () => {
      scratch = await mkdtemp(join(tmpdir(), 'touchstone-files-'));
      if (goPresent) await buildClient();
      for (const size of sizes) {
        const store = () => directoryStore(join(scratch, String(size)));
        const log = await createLog(logRig({ origin, signer, store }));
        const entries = Array.from({ length: size }, (_, index) => Buffer.from(`entry ${index} of a log in files`));
        for (let at = 0; at < size; at += 1000) await log.append(entries.slice(at, at + 1000));
        await log.close();
      }
      // For gzip_static; nothing else uses these names.
      const bundles = glob(join(scratch, '600/tile/entries/**'), { withFileTypes: true });
      for await (const bundle of bundles) {
        const file = join(bundle.parentPath, bundle.name);
        if (bundle.isFile()) await writeFile(`${file}.gz`, gzipSync(await readFile(file)));
      }
    }, BUILD_MS + 10_000);
    afterEach(async () => {
      for (const resource of running.splice(0).reverse()) await resource.close();
    });
    afterAll(() => rm(scratch, { recursive: true, force: true }));

    it.each(sizes)('is conformant with %i entries', async (size) => {
      const front = keep(await nginx(configs.files(scratch)));
      const { code, report } = await check(`${front.url}/${size}`, '--origin', origin, ...ALL);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect((await front.given(compressed)) > 0).toBe(size > 1); // one short entry is not worth it
    });

    it('is conformant with bundles that were compressed beforehand', async () => {
      const front = keep(await nginx(configs.packedFiles(join(scratch, '600'))));
      const { code, report } = await check(front.url, ...ALL);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect(await front.given(compressed)).toBeGreaterThan(0);
    });

    /** A log in a directory that grows while nginx serves it. */
    async function growing(config: (root: string) => NginxConfig, name: string, within: number) {
      const log = await serveLog('--dir', join(scratch, name), '--entries', '200');
      keep({ close: log.stop });
      const front = keep(await nginx(config(join(scratch, name))));
      return checkLog(front.url, '--vkey', log.vkey, ...ALL, ...writingTo(log.append, within));
    }

    it('is conformant while the log grows', async () => {
      const { code, report } = await growing(configs.files, 'growing', 10);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });

    it('is caught where it keeps files open that are replaced', async () => {
      const { code, report } = await growing(configs.keepsFilesOpen, 'kept-open', 2);
      expect(failures(report, 'must')).toEqual(['log/growth/published#late']);
      expect(code).toBe(1);
    });

    it('is caught where checkpoints of one length and one second share an entity tag', async () => {
      const root = join(scratch, 'tagged');
      const kept = directoryStore(root);
      const write: typeof kept.write = async (path, bytes) => {
        await kept.write(path, bytes);
        if (path === 'checkpoint') await utimes(join(root, path), 1e9, 1e9); // as if all were of the same second
      };
      const log = await createLog(logRig({ origin, signer, store: () => ({ ...kept, write }) }));
      await log.append(Array.from({ length: 200 }, (_, index) => Buffer.from(`entry ${index}`)));
      const { url } = keep(await serve(log.handler, { port: 0 }));
      const front = keep(await nginx(configs.tagged(root)));
      const { code, report } = await check(front.url, ...ALL, ...writingTo(`${url}/append`, 10));
      expect([...failures(report, 'must'), ...failures(report, 'should')]).toEqual([
        'log/conditional/strong-entity-tags#content',
      ]);
      expect(code).toBe(1);
    });

    it.each(Object.entries(UNTHINKING))(
      '%s: fails for what nginx-default.json says',
      async (_name, [config, expected]) => {
        const front = keep(await nginx(config(join(scratch, '600'))));
        const { code, report } = await check(front.url);
        expect(failures(report, 'must')).toEqual(Object.keys(expected.must));
        expect(failures(report, 'should')).toEqual(Object.keys(expected.should));
        for (const outcome of ['inconclusive', 'blocked', 'flaky', 'error'] as const)
          expect(having(report, outcome), outcome).toEqual([]);
        expect(code).toBe(1);
      },
    );

    it.skipIf(!goPresent)('is read by the client of the Tessera library', async () => {
      const front = keep(await nginx(configs.packedFiles(scratch)));
      for (const size of [600, 70_000]) {
        const client = tesseraClient({ prefix: `${front.url}/${size}`, origin, vkey: signer.vkey });
        const look = await client.look();
        expect(await client.close()).toBe(0);
        expect(look).toMatchObject({ ok: true, streamed: size });
      }
      expect(await front.given(compressed)).toBeGreaterThan(0);
    });
  });
}
