import { brotliDecompressSync } from 'node:zlib';
import { clientVariant } from '../../testbed/alteration.ts';

export const brotliOffered = clientVariant({
  text: 'offers Brotli before gzip',
  cites: 'C2SP tlog-tiles, "Log entries": any algorithm that Accept-Encoding offers',
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    offered: () => 'br, gzip, identity',
    decodeBody: (coding, bytes) => (coding === 'br' ? brotliDecompressSync(bytes) : rig.decodeBody(coding, bytes)),
  }),
});

export const nothingOffered = clientVariant({
  text: 'offers no coding, and reads gzip all the same',
  cites: 'RFC 9110, section 12.5.3: without Accept-Encoding any coding is acceptable',
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, offered: () => 'identity' }),
});
