/** Logs whose checkpoints the witness of torchwood cosigns: that of Tessera, and the reference log. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveLog, serveWitness, touchstone } from '../../conformance/front/cli/command.test-tool.ts';
import { ed25519Signer } from '../../src/reference/log/index.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { checkLog, troubles } from '../touchstone.ts';
import { buildLitewitness, litewitness } from './litewitness.ts';

const ORIGIN = 'example.com/touchstone/witnessed';
const SEED = Buffer.alloc(32, 7);
const { vkey, keyId } = ed25519Signer({ name: ORIGIN, privateKey: SEED });
const WITNESS = 'witness.example/torchwood';
const agentPresent = spawnSync('ssh-keygen', ['-?']).error === undefined;

if (!goPresent || !agentPresent) {
  console.warn('skipped: the logs of interop/litewitness, since go or the tools of OpenSSH are absent');
  test.skip('litewitness: go or ssh-agent is absent');
} else {
  describe('cosigned by litewitness', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-litewitness-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    beforeAll(async () => {
      await buildTessera();
      await buildLitewitness();
    }, BUILD_MS + 10_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    /** Judges a log that grows by a policy. */
    async function passes(url: string, append: string, policy: string): Promise<void> {
      const writes = ['--append', `raw=${append}`, '--allow-writes', '--exclusive'];
      const declared = ['--declare', 'publish-within=10', 'cosigned-within=120'];
      const { code, report } = await checkLog(url, '--policy', policy, ...writes, ...declared);
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      const ofPolicy = report.checks.filter(({ id }) => id.startsWith('log/cosignatures/'));
      expect(ofPolicy.map(({ outcome }) => outcome)).toEqual(Array(6).fill('pass'));
    }

    test('the log of Tessera passes', async () => {
      const witness = await litewitness(WITNESS, ORIGIN, vkey);
      const policy = file('tessera', `log ${vkey}\n${witness.policy}quorum ${WITNESS}\n`);
      const id = keyId.toString(16).padStart(8, '0');
      const skey = `PRIVATE+KEY+${ORIGIN}+${id}+${Buffer.concat([Uint8Array.of(1), SEED]).toString('base64')}\n`;
      const log = await tesseraLog('-key', file('key', skey), '-witness-policy', policy, '-entries', '300');
      try {
        await passes(log.url, log.append, policy);
      } finally {
        await log.close();
        await witness.close();
      }
    });

    test('the reference log passes, with another witness beside it, and its folder is audited', async () => {
      const witness = await litewitness(WITNESS, ORIGIN, vkey);
      const other = await serveWitness('--name', 'other.example', '--log-vkey', vkey);
      const rule = `group both all ${WITNESS} other.example\nquorum both\n`;
      const policy = file('reference', `log ${vkey}\n${witness.policy}${other.policy}${rule}`);
      const dir = join(folder, 'log');
      const own = ['--origin', ORIGIN, '--key-seed', SEED.toString('hex'), '--dir', dir, '--entries', '300'];
      const log = await serveLog(...own, '--policy', policy);
      try {
        await passes(`${log.url}/api/v2`, log.append, policy);
      } finally {
        await log.stop();
        await Promise.all([witness.close(), other.stop()]);
      }
      const { code, stdout } = await touchstone(['audit', dir, '--policy', policy]);
      expect([code, stdout]).toEqual([0, expect.stringContaining(`by ${WITNESS}, other.example`)]);
    });
  });
}
