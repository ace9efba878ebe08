import { bundlePath, dataTilePath } from '../../log/oracle/tiles/path.ts';
import { partialWidth, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** Why an audit of such a log is incomplete. */
export const OTHER_FORMAT =
  'the log serves its entries as data tiles (tile/data), and only its checkpoint and its right edge were read: if it is a log of certificates, give --profile static-ct';

/** Any resource that is longer is there as well. */
const READ_BYTES = 1 << 20;

/**
 * Whether a log has data tiles in place of bundles, which tlog-tiles allows ("Log entries": MAY). A log that has both may
 * lack a bundle, which is a finding: neither the last bundle is there nor the first one that the log still has to serve.
 * What could not be read counts as there, so that the audit says what it met.
 */
export async function hasDataTilesAlone(source: LogSource, size: bigint, minimum: bigint): Promise<boolean> {
  if (size === 0n) return false;
  const last = (size - 1n) / BigInt(TILE_WIDTH);
  const first = minimum / BigInt(TILE_WIDTH);
  const width = partialWidth(size, 0);
  // The partial one first: a cache might keep that the full one is not there yet.
  const atEnd = [...(width === 0 ? [] : [{ index: last, width }]), { index: last }];
  const bundles = first < last ? [...atEnd, { index: first }] : atEnd;
  for (const id of bundles) if ((await presence(source, bundlePath(id))) !== 'absent') return false;
  for (const id of atEnd) if ((await presence(source, dataTilePath(id))) === 'there') return true;
  return false;
}

async function presence(source: LogSource, path: string): Promise<'there' | 'absent' | 'unread'> {
  try {
    return isPresent(await source.read(path, READ_BYTES)) ? 'there' : 'absent';
  } catch (cause) {
    if (cause instanceof UnsoundResource) return 'there';
    if (cause instanceof UnreadResource) return 'unread';
    throw cause;
  }
}
