import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { lenientHead } from '../../oracle/checkpoint/lenient-head.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { tilesOfEachPathLength } from '../../oracle/tiles/first-and-last.ts';
import type { TileId } from '../../oracle/tiles/resource.ts';
import { sampleTree } from '../../oracle/tiles/sample.ts';
import { rightmostTiles } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';

/** A tile or bundle as HTTP served it, to be compared with the answer over gRPC. */
export interface HttpResource {
  readonly tile: TileId;
  readonly bytes: Uint8Array;
  readonly answer: Answer;
  /** It is the beginning of a full tile or bundle that is served: any reader may be refused it now. */
  readonly replaceable: boolean;
}

type ReadingTrial = Trial<LogTarget, string>;

/** The checkpoint over HTTP; undefined if HTTP does not serve it. */
export async function checkpointOverHttp(log: LogTarget) {
  const answer = await log.read({ kind: 'checkpoint' });
  const bytes = answer.status === 200 ? readableBody(answer) : undefined;
  return bytes && { answer, ...lenientHead(bytes) };
}

/**
 * The first tile above the declared minimum index, those at the edges of paths, and the last of every level: full and
 * partial, with short and long paths.
 */
function tilesAtBothEnds(t: ReadingTrial, size: bigint): TileId[] {
  if (size <= 0n) return [];
  const edges = tilesOfEachPathLength(size, minimumIndex(t));
  const above = rightmostTiles(size).filter(({ level }) => level > 0);
  return [...edges, ...above];
}

/** Partial tiles that full ones may have replaced: those of the first tree, and the narrowest and the widest. */
function beginningsOf(tiles: readonly TileId[], firstSize: bigint): TileId[] {
  const full = tiles.filter(({ width }) => width === undefined);
  return [...rightmostTiles(firstSize), ...full.flatMap((tile) => [1, 255].map((width) => ({ ...tile, width })))];
}

/** Tiles between the ends: all of a small tree, else some drawn at random with those above them. */
function tilesBetween(t: ReadingTrial, size: bigint, ends: readonly TileId[]): TileId[] {
  const isEnd = ({ level, index }: TileId) => ends.some((end) => end.level === level && end.index === index);
  return size <= 0n ? [] : sampleTree(size, minimumIndex(t), t.random).tiles.filter((tile) => !isEnd(tile));
}

async function readOverHttp(
  log: LogTarget,
  ends: readonly TileId[],
  between: readonly TileId[],
  resource: (id: TileId) => Parameters<LogTarget['read']>[0],
  firstSize: bigint,
): Promise<HttpResource[]> {
  const ids = [...ends, ...between];
  const beginnings = beginningsOf(ends, firstSize).filter(({ level }) => ids.some((tile) => tile.level === level));
  const asked = [
    ...ids.map((tile) => ({ tile, replaceable: false })),
    ...beginnings.map((tile) => ({ tile, replaceable: true })),
  ];
  const resources = await Promise.all(
    asked.map(async ({ tile, replaceable }) => {
      const answer = await log.read(resource(tile));
      const bytes = answer.status === 200 ? readableBody(answer) : undefined;
      return bytes ? [{ tile, bytes, answer, replaceable }] : [];
    }),
  );
  return resources.flat();
}

/** Tiles that HTTP serves just now of a tree of `size`. `firstSize` was published before. */
export function tilesOverHttp(
  log: LogTarget,
  t: ReadingTrial,
  size: bigint,
  firstSize: bigint,
): Promise<HttpResource[]> {
  const ends = tilesAtBothEnds(t, size);
  return readOverHttp(log, ends, tilesBetween(t, size, ends), (tile) => ({ kind: 'tile', ...tile }), firstSize);
}

/** Bundles that HTTP serves just now of a tree of `size`. `firstSize` was published before. */
export function bundlesOverHttp(
  log: LogTarget,
  t: ReadingTrial,
  size: bigint,
  firstSize: bigint,
): Promise<HttpResource[]> {
  const ends = tilesAtBothEnds(t, size).filter(({ level }) => level === 0);
  const between = tilesBetween(t, size, ends).filter(({ level }) => level === 0);
  return readOverHttp(
    log,
    ends,
    between,
    ({ level: _level, ...bundle }) => ({ kind: 'entries', ...bundle }),
    firstSize,
  );
}
