/** A bundle of Sigstore's staging log, verified by the key that Sigstore's staging root has for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGSTORE } from '../log/command/keys/trusted-root/trusted-root.test-tool.ts';
import { vkeyOfSpki } from '../log/oracle/note/vkey-of-spki.ts';
import { failures, verified } from './entries.test-tool.ts';

const file = new URL('../../spec/third-party/sigstore/rekor2-dsse.sigstore.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const spki = Buffer.from(SIGSTORE.alpha.publicKey.rawBytes, 'base64');
const keys = [vkeyOfSpki('log2025-alpha1.rekor.sigstage.dev', spki).value!];
const of = (json: string) => verified(json, { keysFor: () => keys });

test('it is verified', async () => {
  const result = await of(text);
  expect(failures(result)).toEqual([]);
  expect(result).toMatchObject({
    verdict: 'verified',
    entries: [
      { entry: { logIndex: 7131n, kindVersion: { kind: 'dsse', version: '0.0.2' } }, checkpoint: { size: 7132n } },
    ],
  });
});

const { verificationMaterial: material, dsseEnvelope: envelope } = JSON.parse(text);
const other = (base64: string) => `${base64[0] === 'B' ? 'C' : 'B'}${base64.slice(1)}`;
test.each<[string, string, string]>([
  ['the payload', envelope.payload, 'content#digest'],
  ['the signature of the envelope', `"sig":"${envelope.signatures[0].sig}`, 'content#signature'],
  ['the certificate', `"certificate":{"rawBytes":"${material.certificate.rawBytes}`, 'content#verifier'],
  ['a hash of the proof', material.tlogEntries[0].inclusionProof.hashes[9], 'proof#root'],
  ['the log ID', material.tlogEntries[0].logId.keyId, 'log-id#other-key'],
])('with another first byte in %s it is not', async (_, part, expected) => {
  const [, before, value] = /^(.*")?([^"]*)$/.exec(part)!;
  expect(text.split(part)).toHaveLength(2);
  expect(failures(await of(text.replace(part, `${before ?? ''}${other(value!)}`)))).toEqual([expected]);
});
test('with another text in the place of the checkpoint it is not', async () => {
  expect(
    failures(await of(text.replace('alpha1.rekor.sigstage.dev\\n7132', 'alpha1.rekor.sigstage.dev\\n7133'))),
  ).toEqual(['signature#bad-signature', 'claims#tree-size', 'proof#length']);
});
