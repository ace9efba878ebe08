import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { withBundleCoding, withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';

export const brotliWhenOffered = logVariant({
  text: 'compresses bundles with Brotli for clients that accept it',
  cites: 'C2SP tlog-tiles, "Log entries": any algorithm that Accept-Encoding offers',
  install: (rig) => withBundleCoding(rig, 'br', (bytes) => brotliCompressSync(bytes)),
});

export const contentEncodingEmpty = logVariant({
  text: 'sends a Content-Encoding header without a coding where it has not used one',
  cites: 'RFC 9110, section 8.4 and appendix A: Content-Encoding is a list that may be empty',
  install: (rig) => withHeaders(rig, /^(checkpoint$|tile\/\d)/, (headers) => headers.set('content-encoding', '')),
});

export const deflateWhenOffered = logVariant({
  text: 'compresses bundles with deflate for clients that accept it',
  cites: 'C2SP tlog-tiles, "Log entries": any algorithm that Accept-Encoding offers',
  install: (rig) => withBundleCoding(rig, 'deflate', (bytes) => deflateSync(bytes)),
});

export const gzipOfTwoMembersAsXGzip = logVariant({
  text: 'compresses bundles in two gzip members and calls that X-GZIP',
  cites: 'RFC 1952, section 2.2: a gzip file is a series of members; RFC 9110, section 8.4.1.3: x-gzip is gzip',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) =>
        kind === 'entries'
          ? { bytes: Buffer.concat([gzipSync(bytes.subarray(0, 9)), gzipSync(bytes.subarray(9))]), coding: 'X-GZIP' }
          : { bytes },
    }),
});

export const zstdWhenOffered = logVariant({
  text: 'compresses bundles with Zstandard for clients that accept it',
  cites: 'C2SP tlog-tiles, "Log entries": any algorithm that Accept-Encoding offers',
  install: (rig) => withBundleCoding(rig, 'zstd', (bytes) => zstdCompressSync(bytes)),
});

export const zstdInSeveralFrames = logVariant({
  text: 'compresses bundles with Zstandard in two frames, behind one that decoders pass over',
  cites: 'RFC 8878, section 3: compressed data is made up of one or more frames; section 3.1.2: skippable frames',
  install: (rig) =>
    withBundleCoding(rig, 'zstd', (bytes) =>
      Buffer.concat([
        Uint8Array.of(0x50, 0x2a, 0x4d, 0x18, 1, 0, 0, 0, 0),
        zstdCompressSync(bytes.subarray(0, 9)),
        zstdCompressSync(bytes.subarray(9)),
      ]),
    ),
});
