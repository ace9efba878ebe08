import { sha256 } from '../../../../src/reference/log/index.ts';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { ISSUER_PATHS, withChains } from '../../testbed/certificates/entries.ts';
import { withParts } from '../../testbed/parts.ts';
import { withStoredBytes } from '../../testbed/store.ts';

const pem = (der: Uint8Array): Uint8Array =>
  Buffer.from(`-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`);

export const issuersInPem = certificateLogFault({
  text: 'serves issuers in PEM',
  breaks: 'LOG-CT-031',
  caughtBy: ['log/issuers/content#other-hash'],
  install: (rig) => withStoredBytes(rig, ISSUER_PATHS, pem),
});

export const issuerIsAList = certificateLogFault({
  text: 'serves an issuer twice in one answer, as a chain',
  breaks: 'LOG-CT-031',
  caughtBy: ['log/issuers/content#other-hash'],
  install: (rig) => withStoredBytes(rig, ISSUER_PATHS, (der) => Buffer.concat([der, der])),
});

/** The hash of the PEM, by the fingerprint of the certificate. */
const rehashed = new Map<string, Uint8Array>();
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

export const fingerprintsOfPem = certificateLogFault({
  text: 'refers to issuers by the hash of their PEM, and serves that',
  breaks: 'LOG-CT-031',
  caughtBy: ['log/issuers/content#not-a-certificate'],
  install: (rig) => {
    const { issuerPath } = rig.parts;
    const renamed = withParts(rig, {
      issuerPath: (der) => {
        rehashed.set(hexOf(sha256(der)), sha256(pem(der)));
        return issuerPath(pem(der));
      },
    });
    const referring = withChains(renamed, (fingerprints) => {
      const each = [fingerprints.subarray(0, 32), fingerprints.subarray(32)];
      return Buffer.concat(each.map((one) => rehashed.get(hexOf(one))!));
    });
    return withStoredBytes(referring, ISSUER_PATHS, pem);
  },
});

export const issuersSaidToBeCompressed = certificateLogFault({
  text: 'says of issuers that they are in gzip, and sends them as they are',
  breaks: 'LOG-CT-031',
  caughtBy: ['log/issuers/content#undecodable'],
  install: (rig) => withHeaders(rig, ISSUER_PATHS, (headers) => headers.set('content-encoding', 'gzip')),
});
