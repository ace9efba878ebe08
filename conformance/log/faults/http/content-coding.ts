import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { logFault } from '../../testbed/alteration.ts';
import { withAnswers, withBundleCoding, withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { BUNDLE_PATHS, CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const brotliUnasked = logFault({
  text: 'compresses bundles by Brotli, which no request has offered',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#not-offered'],
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) =>
        kind === 'entries' ? { bytes: brotliCompressSync(bytes), coding: 'br' } : { bytes },
    }),
});

export const checkpointCutGzip = logFault({
  text: 'compresses the checkpoint for clients that accept gzip, and cuts it',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withAnswers(rig, CHECKPOINT_PATH, async (response, _path, request) => {
      const headers = new Headers(response.headers);
      headers.set('vary', 'Accept-Encoding');
      if (!rig.parts.wantsGzip(request.headers.get('accept-encoding'))) return new Response(response.body, { headers });
      headers.delete('etag');
      headers.set('content-encoding', 'gzip');
      return new Response(gzipSync(await response.bytes()).subarray(0, -12), { headers });
    }),
});

export const contentEncodingWithoutGzip = logFault({
  text: 'declares that bundles are compressed and sends them uncompressed',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withHeaders(withParts(rig, { wantsGzip: () => false }), BUNDLE_PATHS, (headers) =>
      headers.set('content-encoding', 'gzip'),
    ),
});

export const gzipPaddedWithZeros = logFault({
  text: 'pads bundles in gzip with zeros to a whole block, as archives are',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withBundleCoding(rig, 'gzip', (bytes) => {
      const coded = gzipSync(bytes);
      return Buffer.concat([coded, new Uint8Array(512 - (coded.length % 512))]);
    }),
});

export const deflateWithoutItsWrapper = logFault({
  text: 'answers an offer of deflate without the zlib format around it',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) => withBundleCoding(rig, 'deflate', (bytes) => deflateRawSync(bytes)),
});
