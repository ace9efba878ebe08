import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'sends tiles in gzip to whoever asks for none',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted#unlisted'],
  install: (rig) => {
    const { encode } = rig.parts;
    return withParts(rig, {
      encode: async (kind, bytes, accept, parts) =>
        kind === 'tile' ? { bytes: gzipSync(bytes), coding: 'gzip' } : encode(kind, bytes, accept, parts),
    });
  },
});
