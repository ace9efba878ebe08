/** The real Rekor server with a key of each kind that it signs with, judged by its public key in PEM. */

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { checkLog, touchstone, troubles } from '../touchstone.ts';
import { ask } from './answer.ts';
import { fresh, post } from './requests.ts';
import { buildRekor, rekorLog } from './server.ts';

const KINDS: Readonly<Record<string, () => { readonly privateKey: KeyObject; readonly publicKey: KeyObject }>> = {
  Ed25519: () => generateKeyPairSync('ed25519'),
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': () => generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

if (!goPresent) {
  console.warn('skipped: the Rekor server with other keys, since go is absent');
  test.skip('rekor with other keys: go is absent');
} else {
  describe('rekor', { timeout: 120_000 }, () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'touchstone-keys-'));
      await buildRekor();
    }, BUILD_MS + 60_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test.each(Object.keys(KINDS))('with a key of %s is judged by its PEM', async (kind) => {
      const { privateKey, publicKey } = KINDS[kind]!();
      const pem = join(folder, 'key.pub');
      await writeFile(pem, publicKey.export({ format: 'pem', type: 'spki' }));
      const log = await rekorLog(undefined, undefined, undefined, privateKey);
      try {
        const made = await ask(log.writeUrl, post('', fresh()));
        expect(made.status).toBe(201);
        const named = ['--public-key', pem, '--origin', log.origin];
        const { code, report } = await checkLog(log.readUrl, ...named, '--strict');
        expect(troubles(report)).toEqual([]);
        expect(code).toBe(0);
        expect(report.target.vkeys).toEqual([log.vkey]);
        const audited = await touchstone('audit', log.readUrl, ...named);
        expect(audited.stdout).toContain('Verdict: verified');
        // Without the name it is taken from the address, and the report says which name the log has.
        const unnamed = await touchstone('audit', log.readUrl, '--public-key', pem);
        expect(unnamed.code).toBe(1);
        expect(unnamed.stdout).toContain(`The key given made the signature by "${log.origin}"`);
      } finally {
        await log.close();
      }
    });
  });
}
