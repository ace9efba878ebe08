import { bundlePath, dataTilePath } from '../../log/oracle/tiles/path.ts';
import { partialWidth, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** Any resource that is longer is there as well. */
const READ_BYTES = 1 << 20;

/** Whether a log has data tiles in place of bundles, which tlog-tiles allows ("Log entries": MAY). */
export async function hasDataTilesAlone(source: LogSource, size: bigint): Promise<boolean> {
  if (size === 0n) return false;
  const index = (size - 1n) / BigInt(TILE_WIDTH);
  const width = partialWidth(size, 0);
  // The partial one first: a cache might keep that the full one is not there yet.
  const ids = [...(width === 0 ? [] : [{ index, width }]), { index }];
  const isServed = async (pathOf: typeof bundlePath) => {
    for (const id of ids) if (await isThere(source, pathOf(id))) return true;
    return false;
  };
  return !(await isServed(bundlePath)) && (await isServed(dataTilePath));
}

async function isThere(source: LogSource, path: string): Promise<boolean> {
  try {
    return isPresent(await source.read(path, READ_BYTES));
  } catch (cause) {
    if (cause instanceof UnsoundResource) return true;
    if (cause instanceof UnreadResource) return false;
    throw cause;
  }
}
