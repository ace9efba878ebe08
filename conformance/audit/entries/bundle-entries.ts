import { bundlePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { finding } from '../finding/finding.ts';
import { hashEntries } from '../verify/hashing.ts';
import type { Entries } from './entries.ts';
import { entriesId } from './entries-id.ts';

/** Entry bundles (C2SP tlog-tiles, "Log entries"). */
export const bundleEntries: Entries = {
  pathOf: bundlePath,
  /** 256 entries of 65,535 bytes, each behind two bytes of length. */
  limit: TILE_WIDTH * (2 + 65_535),
  isLimitOurs: false,
  decoded: (bytes) => bytes,
  hash: (bytes, { index, count, width }, into) => {
    const defect = hashEntries(bytes, count, into);
    if (!defect) return { leaves: into.subarray(0, width * HASH_SIZE) };
    const at = bundlePath(entriesId(index, count));
    const expected = `${count} whole entries and nothing after`;
    return { leaves: into.subarray(0, 0), defect: finding(defect.kind, at, expected, defect.actual) };
  },
  take: () => undefined,
};
