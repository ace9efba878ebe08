import { createHash, X509Certificate } from 'node:crypto';
import { logFault } from '../../testbed/alteration.ts';
import { recodedBase64 } from '../../testbed/created-entry.ts';
import { withLeafText } from '../../testbed/parts.ts';

export const bodyCallsEveryKeyP256 = logFault({
  text: 'logs every key as one on P-256',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#key-details'],
  install: (rig) =>
    withLeafText(rig, (leaf) => leaf.replace(/"keyDetails":"\w+"/, '"keyDetails":"PKIX_ECDSA_P256_SHA_256"')),
});

const keyOf = (certificate: string) =>
  new X509Certificate(Buffer.from(certificate, 'base64')).publicKey
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

export const bodyHasTheKeyForACertificate = logFault({
  text: 'logs the public key where a certificate was sent',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#verifier'],
  alsoFails: ['log/rpc/create-entry#other-body', 'log/duplicates/other-verifier#taken-for-duplicate'],
  install: (rig) =>
    withLeafText(rig, (leaf) =>
      leaf.replace(
        /"x509Certificate":\{"rawBytes":"([^"]+)"\}/,
        (_, certificate) => `"publicKey":{"rawBytes":"${keyOf(certificate)}"}`,
      ),
    ),
});

export const bodyInUrlSafeBase64 = logFault({
  text: 'logs bytes in the URL alphabet',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#base64'],
  install: (rig) =>
    withLeafText(rig, (leaf) =>
      leaf.replace(
        /"(digest|content|rawBytes)":"([^"]+)"/g,
        (_, name, text) => `"${name}":"${text.replaceAll('+', '-').replaceAll('/', '_')}"`,
      ),
    ),
});

export const bodyInTheOrderOfTheSchema = logFault({
  text: 'logs entries with the members in the order of the schema',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-canonical'],
  install: (rig) =>
    withLeafText(rig, (leaf) => {
      const { kind, apiVersion, spec } = JSON.parse(leaf);
      return JSON.stringify({ kind, apiVersion, spec });
    }),
});

export const bodyNamesTheAlgorithmByNumber = logFault({
  text: 'logs entries with the number of the key type in place of its name',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#members'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace(/"keyDetails":"\w+"/, '"keyDetails":5')),
});

export const bodyNotInJson = logFault({
  text: 'logs entries in base64',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-json'],
  install: (rig) => withLeafText(rig, (leaf) => Buffer.from(leaf).toString('base64')),
});

export const bodyOfAnOlderSchema = logFault({
  text: 'logs entries with the member name of an older schema, hashedRekordV0_0_2',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#members'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace('"hashedRekordV002"', '"hashedRekordV0_0_2"')),
});

export const bodyOfAnOlderVersion = logFault({
  text: 'logs entries as hashedrekord 0.0.1',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#kind'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace('"0.0.2"', '"0.0.1"')),
});

export const bodyWithDefaults = logFault({
  text: 'logs entries with a member that has its default',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#members'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace('"keyDetails"', '"keyId":"","keyDetails"')),
});

const hashed = (digest: string) => createHash('sha256').update(Buffer.from(digest, 'base64')).digest('base64');

export const bodyWithTheDigestHashedAgain = logFault({
  text: 'logs the hash of the digest that was sent',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#digest'],
  install: (rig) =>
    withLeafText(rig, (leaf) => leaf.replace(/"digest":"([^"]+)"/, (_, digest) => `"digest":"${hashed(digest)}"`)),
});

export const bodyWithTheSignatureCut = logFault({
  text: 'logs signatures without their last byte',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#signature'],
  install: (rig) =>
    withLeafText(rig, (leaf) =>
      leaf.replace(
        /"content":"([^"]+)"/,
        (_, content) => `"content":"${recodedBase64(content, (bytes) => bytes.subarray(0, -1))}"`,
      ),
    ),
});

export const bodyWithWhiteSpace = logFault({
  text: 'logs entries in indented JSON',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-canonical'],
  install: (rig) => withLeafText(rig, (leaf) => JSON.stringify(JSON.parse(leaf), undefined, 2)),
});
