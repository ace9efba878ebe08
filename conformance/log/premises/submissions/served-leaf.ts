import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { DATA_TILES } from '../../oracle/tiles/entry-format.ts';
import { dataTilePath } from '../../oracle/tiles/path.ts';
import { TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { readServedForm } from '../tiles/served-form.ts';
import { mergedInTime } from './merged-chains.ts';

const POLL_MS = 250;

/** An entry as a data tile has it. */
export interface ServedLeaf {
  readonly hash: Uint8Array;
  readonly at: string;
  readonly answer?: Answer;
}

/** The size of a served tree that covers an index. Its absence is inconclusive here: log/submissions/merged judges it. */
export async function coveringSize(log: LogTarget, t: Trial<LogTarget, string>, index: bigint): Promise<bigint> {
  await t.use(mergedInTime);
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  const size = await t.poll(seconds * 1000, POLL_MS, async () => {
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    return latest && latest.size > index ? latest.size : undefined;
  });
  return size ?? t.inconclusive(`no checkpoint covered index ${index} within ${seconds} s`);
}

/** The entries of a data tile of a tree of some size, with the hash of what each signs. */
export async function servedLeaves(log: LogTarget, t: Trial<LogTarget, string>, size: bigint, tile: bigint) {
  const id = tileFor(size, 0, tile)!;
  const path = dataTilePath(id.width === undefined ? { index: tile } : { index: tile, width: id.width });
  const served = await readServedForm(log, path, dataTilePath({ index: tile }));
  if ('status' in served) return t.inconclusive(served.why);
  const width = served.full ? TILE_WIDTH : (id.width ?? TILE_WIDTH);
  const { value } = DATA_TILES.parse(served.bytes, width);
  return value ? { path, ...value } : t.inconclusive(`${path} cannot be read as a data tile`);
}

/** The entry at an index, once a checkpoint covers it. */
export async function servedLeaf(log: LogTarget, t: Trial<LogTarget, string>, index: bigint): Promise<ServedLeaf> {
  const size = await coveringSize(log, t, index);
  const { path, leaves } = await servedLeaves(log, t, size, index / 256n);
  const place = Number(index % 256n);
  return { hash: leafHash(leaves[place]!), at: `${path}, entry ${place}` };
}
