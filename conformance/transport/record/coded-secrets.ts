import { brotliDecompressSync, constants, inflateRawSync, unzipSync, zstdDecompressSync } from 'node:zlib';
import { hasSecret } from '../secrets/remove-secrets.ts';

/** How much content of a few thousand coded bytes is searched. More content than that is a bomb, and is not shown. */
const MOST = 4 * 1024 * 1024;
const CUT = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST };
const FIRST = { maxOutputLength: MOST };

/** Decoders that, except for zstd, accept the beginning of a body. `unzipSync` recognises gzip and zlib. */
const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => unzipSync(bytes, CUT),
  'x-gzip': (bytes) => unzipSync(bytes, CUT),
  deflate: (bytes) => (isZlib(bytes) ? unzipSync(bytes, CUT) : inflateRawSync(bytes, CUT)),
  br: (bytes) => brotliDecompressSync(bytes, { ...FIRST, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: (bytes) => zstdDecompressSync(bytes, FIRST),
};

/** How many codings on top of each other are removed. */
const DEPTH = 3;

/**
 * Whether the beginning of a body shows a secret once its content codings are removed. A body may be in gzip or zlib
 * although no header says so. Where a coding cannot be removed, the bytes show nothing, except in zstd.
 */
export function hidesSecret(start: Uint8Array, codings: readonly string[], secrets: readonly string[]): boolean {
  if (secrets.length === 0) return false;
  let bytes = start;
  for (let depth = 0; depth < DEPTH; depth++) {
    const coding = codings[codings.length - 1 - depth] ?? (isGzip(bytes) || isZlib(bytes) ? 'gzip' : undefined);
    const decoder = coding !== undefined && Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
    if (!decoder) return false;
    try {
      bytes = decoder(bytes);
    } catch (cause) {
      // The beginning of a block of zstd cannot be decoded here, though others may be able to.
      return coding === 'zstd' || (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    }
    if (hasSecret(bytes, secrets)) return true;
  }
  return false;
}

/** RFC 1952 section 2.3.1. */
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
/** RFC 1950 section 2.2. */
const isZlib = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
