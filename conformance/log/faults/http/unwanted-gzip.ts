import { gzipSync } from 'node:zlib';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const gzipOfWeightZeroSent = logFault({
  text: 'compresses for clients that name gzip, even with the weight zero',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted-gzip#refused'],
  install: (rig) => withParts(rig, { wantsGzip: (accept) => /gzip/.test(accept ?? '') }),
});

export const gzipWeightBehindASpaceNotRead = logFault({
  text: 'does not read a weight behind white space, which is allowed there',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted-gzip#refused'],
  install: (rig) =>
    withParts(rig, {
      wantsGzip: (accept) => (accept ?? '').split(',').some((part) => /^gzip(?!;q=0)/.test(part.trim())),
    }),
});

export const gzipRefusedByNameSentForTheWildcard = logFault({
  text: 'compresses for clients that accept any coding but gzip',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted-gzip#refused'],
  install: (rig) => {
    const { wantsGzip } = rig.parts;
    return withParts(rig, { wantsGzip: (accept) => /(^|[\s,])\*\s*(,|$)/.test(accept ?? '') || wantsGzip(accept) });
  },
});

export const tilesInGzipWhateverIsAsked = logFault({
  text: 'sends tiles in gzip to clients that refuse it',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted-gzip#unlisted'],
  install: (rig) => {
    const { encode } = rig.parts;
    return withParts(rig, {
      encode: async (kind, bytes, accept, parts) =>
        kind === 'tile' ? { bytes: gzipSync(bytes), coding: 'gzip' } : encode(kind, bytes, accept, parts),
    });
  },
});
