import { brotliCompressSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses bundles by Brotli, which no request has offered',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#not-offered'],
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) =>
        kind === 'entries' ? { bytes: brotliCompressSync(bytes), coding: 'br' } : { bytes },
    }),
});
