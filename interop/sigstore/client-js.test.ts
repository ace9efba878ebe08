/** sigstore-js as a client: it logs entries and verifies their bundles. */

import type { Bundle } from '@sigstore/bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { jsSigner, signEnvelope, signMessage, verifyBundle } from './client-js.ts';
import { type SigstoreLog, sigstoreLogs } from './logs.ts';

if (!goPresent) console.warn('skipped: sigstore-js on the Rekor server, since go is absent');

describe.each(Object.entries(sigstoreLogs))('sigstore-js on %s', { timeout: 60_000 }, (_name, start) => {
  let log: SigstoreLog;
  const artifact = Buffer.from(`an artifact of ${process.pid}`);
  beforeAll(async () => {
    log = await start();
  }, BUILD_MS + 60_000);
  afterAll(() => log.close());

  test('verifies its logged entries', async () => {
    const key = jsSigner();
    const bundle = await signMessage(log, key.signer, artifact);
    expect(bundle.verificationMaterial.tlogEntries).toHaveLength(1);
    verifyBundle(log, key, bundle, artifact);
  });

  test('verifies each of many that were logged at once', async () => {
    const key = jsSigner();
    const artifacts = Array.from({ length: 20 }, (_, at) => Buffer.from(`${artifact} ${at}`));
    const bundles = await Promise.all(artifacts.map((artifact) => signMessage(log, key.signer, artifact)));
    bundles.forEach((bundle, at) => {
      verifyBundle(log, key, bundle, artifacts[at]!);
    });
    const places = bundles.map(({ verificationMaterial: { tlogEntries } }) => tlogEntries[0]!.logIndex);
    expect(new Set(places).size).toBe(20);
  });

  test('refuses an entry whose proof was altered', async () => {
    const key = jsSigner();
    await signMessage(log, key.signer, Buffer.from('one before'));
    const bundle = await signMessage(log, key.signer, Buffer.from('one'));
    expect(() => verifyBundle(log, key, altered(bundle), Buffer.from('one'))).toThrow(/root|proof/i);
  });

  test('is refused with a key in the place of a certificate', async () => {
    const error = await signMessage(log, jsSigner('key').signer, artifact).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'TLOG_CREATE_ENTRY_ERROR', cause: { statusCode: 400 } });
  });

  test('is refused with a DSSE request, which Rekor no longer takes', async () => {
    const error = await signEnvelope(log, jsSigner().signer, artifact).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'TLOG_CREATE_ENTRY_ERROR', cause: { statusCode: 400 } });
  });
});

/** The same with one bit of its inclusion proof flipped. */
function altered(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  const [hash] = copy.verificationMaterial.tlogEntries[0]!.inclusionProof!.hashes;
  hash![0]! ^= 1;
  return copy;
}
