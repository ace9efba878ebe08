/** `touchstone verify entry` on bundles of sigstore-js, from the Rekor server and the reference, and of sigstore-go's examples. */

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleToJSON } from '@sigstore/bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ed25519Instance,
  rootOf,
  SIGSTORE,
} from '../../conformance/log/command/keys/trusted-root/trusted-root.test-tool.ts';
import { logIdOf } from '../../conformance/log/oracle/entry/log-id.ts';
import { parseVkey } from '../../conformance/log/oracle/note/vkey.ts';
import { BUILD_MS } from '../go-program.ts';
import { touchstone } from '../touchstone.ts';
import { jsSigner, signMessage } from './client-js.ts';
import { type SigstoreLog, sigstoreLogs } from './logs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.entries(sigstoreLogs))('a bundle of sigstore-js from %s', { timeout: 60_000 }, (_name, start) => {
  let log: SigstoreLog;
  let file: string;
  beforeAll(async () => {
    log = await start();
    const artifact = Buffer.from('an artifact');
    await signMessage(log, jsSigner().signer, Buffer.from('one before'));
    const bundle = await signMessage(log, jsSigner().signer, artifact);
    await signMessage(log, jsSigner().signer, Buffer.from('one after'));
    file = join(folder, 'bundle.sigstore.json');
    await writeFile(file, JSON.stringify(bundleToJSON(bundle)));
  }, BUILD_MS + 60_000);
  afterAll(() => log.close());

  test('is verified by itself and in its log', async () => {
    const { code, stdout } = await touchstone('verify', 'entry', file, '--vkey', log.vkey, '--read-url', log.readUrl);
    expect(stdout).toContain('Verdict: verified (1 entry; 14 of 14 statements hold; its log was asked)');
    expect(code).toBe(0);
  });

  test('is verified by a trusted root', async () => {
    const key = parseVkey(log.vkey).value!;
    const root = join(folder, 'trusted_root.json');
    const own = ed25519Instance(`https://${log.origin}`, key.key, logIdOf(key));
    await writeFile(root, JSON.stringify(rootOf([SIGSTORE.v1, SIGSTORE.v2, own])));
    expect(await touchstone('verify', 'entry', file, '--trusted-root', root)).toMatchObject({ code: 0 });
    await writeFile(root, JSON.stringify(rootOf([SIGSTORE.v1, SIGSTORE.v2])));
    expect(await touchstone('verify', 'entry', file, '--trusted-root', root)).toMatchObject({ code: 1 });
  });
});

/** The module of sigstore-go, where the machine's cache of modules has it. */
const modules = join(process.env.GOPATH ?? join(process.env.HOME ?? '', 'go'), 'pkg/mod');
const sigstoreGo = join(modules, 'github.com/sigstore/sigstore-go@v1.3.0');
const [proved, promised] = [
  'pkg/testing/data/bundles/sigstore.js@2.0.0-provenance.sigstore.json',
  'examples/bundle-provenance.json',
];

if (!existsSync(sigstoreGo)) {
  console.warn('skipped: the bundles of sigstore-go, since its module is absent');
  test.skip('bundles of Rekor v1: the module of sigstore-go is absent');
} else {
  describe('a bundle of Rekor v1, from the public log', () => {
    let root: string;
    beforeAll(async () => {
      root = join(folder, 'v1.json');
      await writeFile(root, JSON.stringify(rootOf([SIGSTORE.v1, SIGSTORE.v2])));
    });
    const outcomes = async (file: string) => {
      const { code, stdout } = await touchstone('verify', 'entry', file, '--trusted-root', root, '--json');
      const [{ statements }] = JSON.parse(stdout).entries as [{ statements: { id: string; outcome: string }[] }];
      return [code, ...statements.map(({ id, outcome }) => `${id} ${outcome}`)];
    };

    test('has a proof that holds, and a body that is not judged', async () => {
      const file = join(sigstoreGo, proved);
      const some = ['checkpoint', 'signature', 'log-id', 'claims', 'proof'].map((id) => `${id} holds`);
      expect(await outcomes(file)).toEqual([3, 'form holds', 'kind holds', 'body open', ...some]);
      const text = await readFile(file, 'utf8');
      const [hash] = JSON.parse(text).verificationMaterial.tlogEntries[0].inclusionProof.hashes;
      const altered = join(folder, 'altered.json');
      await writeFile(altered, text.replace(hash, `${hash[0] === 'A' ? 'B' : 'A'}${hash.slice(1)}`));
      expect(await outcomes(altered)).toEqual([
        1,
        'form holds',
        'kind holds',
        'body open',
        ...some.slice(0, -1),
        'proof fails',
      ]);
    });
    test('has a promise alone, which is not judged', async () =>
      expect(await outcomes(join(sigstoreGo, promised))).toEqual([
        3,
        'form holds',
        'kind holds',
        'body open',
        'proof open',
      ]));
  });
}
