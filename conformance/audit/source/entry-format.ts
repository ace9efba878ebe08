import { bundlePath } from '../../log/oracle/tiles/path.ts';
import { partialWidth, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

const BUNDLES = 'tile/entries/';
/** Where logs by static-ct-api have their entries ("Log Entries"). */
const DATA_TILES = 'tile/data/';
/** Any resource that is longer is there as well. */
const READ_BYTES = 1 << 20;

/** Whether a log has data tiles in place of bundles, which tlog-tiles allows ("Log entries": MAY). */
export async function hasDataTilesAlone(source: LogSource, size: bigint): Promise<boolean> {
  if (size === 0n) return false;
  const index = (size - 1n) / BigInt(TILE_WIDTH);
  const width = partialWidth(size, 0);
  const paths = [bundlePath({ index }), ...(width === 0 ? [] : [bundlePath({ index, width })])];
  const isServed = async (under: string) => {
    for (const path of paths) if (await isThere(source, path.replace(BUNDLES, under))) return true;
    return false;
  };
  return !(await isServed(BUNDLES)) && (await isServed(DATA_TILES));
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
