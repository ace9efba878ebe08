/** A log of the Tessera library that has its checkpoints cosigned before it publishes them, judged by the policy. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWitness } from '../../conformance/front/cli/command.test-tool.ts';
import { ed25519Signer } from '../../src/reference/log/index.ts';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { checkLog, failures, troubles } from '../touchstone.ts';
import { buildTessera, tesseraLog } from './server.ts';

const ORIGIN = 'example.com/touchstone/tessera';
const SEED = Buffer.alloc(32, 7);
const { vkey, keyId } = ed25519Signer({ name: ORIGIN, privateKey: SEED });

/** The key of the log, as the package note of Go has it. */
const skey = `PRIVATE+KEY+${ORIGIN}+${keyId.toString(16).padStart(8, '0')}+${Buffer.concat([Uint8Array.of(1), SEED]).toString('base64')}\n`;

if (!goPresent) {
  console.warn('skipped: the witnessed log of interop/tessera, since go is absent');
  test.skip('tessera with witnesses: go is absent');
} else {
  describe('tessera with witnesses', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-witnessed-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    beforeAll(buildTessera, BUILD_MS + 10_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    test('passes while it grows, and fails by a policy that asks for more', async () => {
      const witnesses = await Promise.all(
        ['w1', 'w2', 'w3'].map((name) => serveWitness('--name', name, '--log-vkey', vkey, '--key-type', 'ed25519')),
      );
      const lines = witnesses.map(({ policy }) => policy).join('');
      const policy = file('policy', `log ${vkey}\n${lines}group g 2 w1 w2\nquorum g\n`);
      const log = await tesseraLog('-key', file('key', skey), '-witness-policy', policy, '-entries', '300');
      try {
        const writes = ['--append', `raw=${log.append}`, '--allow-writes', '--exclusive'];
        const declared = ['--declare', 'publish-within=10', 'cosigned-within=120'];
        const sound = await checkLog(log.url, '--policy', policy, ...writes, ...declared);
        expect(troubles(sound.report)).toEqual([]);
        expect(sound.code).toBe(0);
        const ofPolicy = sound.report.checks.filter(({ id }) => id.startsWith('log/cosignatures/'));
        expect(ofPolicy.map(({ outcome }) => outcome)).toEqual(Array(6).fill('pass'));
        const all = file('all', `log ${vkey}\n${lines}group g all w1 w2 w3\nquorum g\n`);
        const more = await checkLog(log.url, '--policy', all);
        expect([more.code, failures(more.report, 'must')]).toEqual([1, ['log/cosignatures/quorum#too-few']]);
      } finally {
        await log.close();
        await Promise.all(witnesses.map((witness) => witness.stop()));
      }
    });
  });
}
