import { gzipSync } from 'node:zlib';

/** Below this a coding saves nothing worth having: the headers alone are larger. */
const LEAST_BYTES = 1024;

/** Whether gzip makes these bytes at least a tenth smaller. Random or tiny entries are nobody's fault. */
export function isCompressible(bytes: Uint8Array): boolean {
  return bytes.length >= LEAST_BYTES && gzipSync(bytes, { level: 1 }).length < bytes.length * 0.9;
}
