import type { BundleId } from '../../log/oracle/tiles/resource.ts';
import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';

/** The bundle or data tile of a width; 256 and no width are the full one. */
export function entriesId(index: bigint, width: number | undefined): BundleId {
  return width === undefined || width === TILE_WIDTH ? { index } : { index, width };
}
