import { gzipSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';

export const gzipOnEverything = logVariant({
  text: 'compresses tiles and the checkpoint as well, where gzip is offered',
  cites: 'RFC 9110, section 12.5.3: a coding that Accept-Encoding lists is acceptable for every resource',
  install: (rig) => {
    const { headers } = rig.parts;
    return withParts(rig, {
      encode: async (_kind, bytes, accept, parts) =>
        parts.wantsGzip(accept) ? { bytes: gzipSync(bytes), coding: 'gzip' } : { bytes },
      headers: (served, parts) => ({ ...headers(served, parts), vary: 'Accept-Encoding' }),
    });
  },
});

export const varyByEverything = logVariant({
  text: 'declares that its bundles vary by everything',
  cites: 'RFC 9110, section 12.5.5: Vary may be an asterisk',
  // RFC 9111 section 4.1: then no request ever matches what a cache keeps.
  warns: ['log/bundles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, /^tile\/entries\//, (headers) => headers.set('vary', '*')),
});
