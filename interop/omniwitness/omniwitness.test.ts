/** Logs whose checkpoints the witness of transparency-dev cosigns: that of Tessera, the reference log, and that of certificates. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveLog, touchstone } from '../../conformance/front/cli/command.test-tool.ts';
import { ed25519Signer, systemClock, treeHeadSigner } from '../../src/reference/log/index.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { checkLog, troubles } from '../touchstone.ts';
import { buildOmniwitness, omniwitness } from './omniwitness.ts';

const ORIGIN = 'example.com/touchstone/witnessed';
const SEED = Buffer.alloc(32, 7);
const { vkey, keyId } = ed25519Signer({ name: ORIGIN, privateKey: SEED });
const treeHeads = treeHeadSigner({ name: ORIGIN, privateKey: SEED, clock: systemClock });

if (!goPresent) {
  console.warn('skipped: the logs of interop/omniwitness, since go is absent');
  test.skip('omniwitness: go is absent');
} else {
  describe('cosigned by omniwitness', { timeout: 300_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-omniwitness-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    beforeAll(async () => {
      await buildTessera();
      await buildOmniwitness();
    }, BUILD_MS + 10_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    /** A witness, and a policy that asks for the cosignatures of all of its keys, or of the first ones. */
    async function witnessOf(name: string, logVkey: string, count?: number) {
      const { keys, close } = await omniwitness(ORIGIN, logVkey);
      const asked = keys.slice(0, count);
      const names = asked.map((key) => key.name);
      const rule = `group every all ${names.join(' ')}\nquorum every\n`;
      const lines = asked.map((key) => key.policy).join('');
      return { names, policy: file(name, `log ${logVkey}\n${lines}${rule}`), close };
    }

    /** Judges a log by a policy. */
    async function passes(url: string, policy: string, ...args: readonly string[]): Promise<void> {
      const { code, report } = await checkLog(url, '--policy', policy, '--declare', 'cosigned-within=120', ...args);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      const ofPolicy = report.checks.filter(({ id }) => id.startsWith('log/cosignatures/'));
      expect(ofPolicy.map(({ outcome }) => outcome)).toEqual(Array(6).fill('pass'));
    }
    const growing = (append: string) => [
      ...['--append', `raw=${append}`, '--allow-writes', '--exclusive'],
      ...['--declare', 'publish-within=10'],
    ];
    async function isAudited(place: string, policy: string, names: readonly string[]): Promise<void> {
      const { code, stdout } = await touchstone(['audit', place, '--policy', policy]);
      expect([code, stdout]).toEqual([0, expect.stringContaining(`by ${names.join(', ')}`)]);
    }

    // The witnesses of Tessera have keys of the type 0x04, Ed25519, as its NewWitnessGroupFromPolicy says.
    test('the log of Tessera passes, by the key of Ed25519', async () => {
      const { policy, names, close } = await witnessOf('tessera', vkey, 1);
      const id = keyId.toString(16).padStart(8, '0');
      const skey = `PRIVATE+KEY+${ORIGIN}+${id}+${Buffer.concat([Uint8Array.of(1), SEED]).toString('base64')}\n`;
      const log = await tesseraLog('-key', file('key', skey), '-witness-policy', policy, '-entries', '300');
      try {
        await passes(log.url, policy, ...growing(log.append));
        await isAudited(log.url, policy, names);
      } finally {
        await log.close();
        await close();
      }
    });

    test('the reference log passes, and its folder is audited', async () => {
      const { policy, names, close } = await witnessOf('reference', vkey);
      const dir = join(folder, 'log');
      const own = ['--origin', ORIGIN, '--key-seed', SEED.toString('hex'), '--dir', dir, '--entries', '300'];
      const log = await serveLog(...own, '--policy', policy);
      try {
        await passes(`${log.url}/api/v2`, policy, ...growing(log.append));
      } finally {
        await log.stop();
        await close();
      }
      await isAudited(dir, policy, names);
    });

    test('the reference log of certificates passes, before and after it has grown', async () => {
      const { policy, names, close } = await witnessOf('certificates', treeHeads.vkey);
      const dir = join(folder, 'certificates-log');
      const own = ['--static-ct', '--origin', ORIGIN, '--key-seed', SEED.toString('hex'), '--dir', dir];
      try {
        for (const entries of ['300', '700']) {
          const log = await serveLog(...own, '--policy', policy, '--entries', entries);
          await passes(`${log.url}/api/v2`, policy, '--profile', 'static-ct').finally(() => log.stop());
        }
      } finally {
        await close();
      }
      await isAudited(dir, policy, names);
    });
  });
}
