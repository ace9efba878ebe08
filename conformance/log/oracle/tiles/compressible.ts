/**
 * Whether compression pays.
 *
 * Follows: C2SP tlog-tiles, "Log entries" (SHOULD compress)
 */
import { gzipSync } from 'node:zlib';

/** Below this size a coding saves fewer bytes than the headers of the answer have. */
const LEAST_BYTES = 1024;

/** Whether gzip makes these bytes at least a tenth smaller. Random or tiny entries do not compress. */
export function isCompressible(bytes: Uint8Array): boolean {
  return bytes.length >= LEAST_BYTES && gzipSync(bytes, { level: 1 }).length < bytes.length * 0.9;
}
