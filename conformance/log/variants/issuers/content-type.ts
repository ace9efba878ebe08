import { gzipSync } from 'node:zlib';
import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { ISSUER_PATHS } from '../../testbed/certificates/entries.ts';
import { withParts } from '../../testbed/parts.ts';

export const issuersInCapitals = certificateLogVariant({
  text: 'writes the type of issuers in capitals',
  cites: 'RFC 9110, section 8.3.1: type and subtype are case-insensitive',
  install: (rig) => withHeaders(rig, ISSUER_PATHS, (headers) => headers.set('content-type', 'Application/PKIX-Cert')),
});

export const issuersInGzip = certificateLogVariant({
  text: 'sends issuers in gzip to clients that accept it',
  cites: 'RFC 9110, section 8.4: content codings',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes, accept, parts) =>
        kind === 'issuer' && parts.wantsGzip(accept)
          ? { bytes: gzipSync(bytes), coding: 'gzip' }
          : rig.parts.encode(kind, bytes, accept, rig.parts),
    }),
});
