import { gzipSync } from 'node:zlib';
import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withChains } from '../../testbed/certificates/entries.ts';
import { withParts } from '../../testbed/parts.ts';

export const dataTilesAlwaysInGzip = certificateLogVariant({
  text: 'sends data tiles in gzip, whatever the client accepts',
  cites: 'C2SP static-ct-api, "Log entries": gzip with no negotiation',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes, accept, parts) =>
        kind === 'entries' ? { bytes: gzipSync(bytes), coding: 'gzip' } : rig.parts.encode(kind, bytes, accept, parts),
    }),
});

export const chainsWithoutRoots = certificateLogVariant({
  text: 'names only the first issuer of a chain, since its clients leave the root out',
  cites: 'RFC 6962, section 3.1: the root certificate may be omitted from the chain',
  install: (rig) => withChains(rig, (fingerprints) => fingerprints.subarray(0, 32)),
});
