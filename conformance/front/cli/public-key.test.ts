/** Logs that are judged and audited by a public key in PEM, of each kind that Rekor signs with. */
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog, ed25519Signer, logRig, type Signer, serve } from '../../../src/reference/log/index.ts';
import { ecdsaSigner, p384Signer, rsaSigner } from '../../log/testbed/signers.ts';
import { reportIn, touchstone } from './command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-pem-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ORIGIN = 'log.example';

/** The public key of a signer as PEM. */
function pemOf({ type, publicKey }: Signer): string {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex');
  const identifier = Buffer.byteLength('PKIX-RSA-PKCS#1v1.5');
  const key =
    type === 1 ? Buffer.concat([prefix, publicKey]) : Buffer.from(publicKey.subarray(type === 2 ? 0 : identifier));
  return createPublicKey({ key, format: 'der', type: 'spki' }).export({ format: 'pem', type: 'spki' }) as string;
}

test.each([
  ['Ed25519', ed25519Signer({ name: ORIGIN }), 'ed25519'],
  ['P-256', ecdsaSigner(ORIGIN), 'ecdsa'],
  ['P-384', p384Signer(ORIGIN), 'ecdsa'],
  ['RSA', rsaSigner(ORIGIN), 'rsa'],
])('%s', async (_, signer, kind) => {
  const log = await createLog({ ...logRig({ origin: ORIGIN }), signer });
  await log.append([Buffer.from('an entry'), Buffer.from('another')]);
  const server = await serve(log.handler);
  const file = join(folder, 'key.pem');
  writeFileSync(file, pemOf(signer));
  const some = ['--only', 'log/checkpoint/**', 'log/note/**', '--json'];
  const by = (...args: string[]) =>
    touchstone(['check', 'log', '--url', server.url, '--public-key', file, ...args, ...some]);
  const ended = await by('--origin', ORIGIN, '--declare', `log-key=${kind}`);
  const audited = await touchstone(['audit', `${server.url}/api/v2`, '--public-key', file, '--origin', ORIGIN]);
  const unnamed = await by();
  await server.close();
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(reportIn(ended).target).toMatchObject({ vkeys: [signer.vkey] });
  expect(audited).toMatchObject({ code: 0, stdout: expect.stringContaining(`verified by ${ORIGIN}+`) });
  // The address has another host.
  expect(unnamed.code).toBe(1);
  const [failed] = reportIn(unnamed).checks.filter(({ outcome }) => outcome === 'fail');
  expect(failed).toMatchObject({ id: 'log/checkpoint/signature-verifies', reason: 'no-log-signature' });
  expect(failed!.actual).toContain(`the key given made the signature by "${ORIGIN}"`);
});
