/** What HTTP serves, to be held against what gRPC gives. */
import type { Answer } from '../core/exchange.ts';
import type { TileId } from '../core/resource.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { rightmostTiles, tileFor } from '../oracle/tile.ts';
import { minimumIndex } from './readings.ts';
import { quietBody } from './stages.ts';

/** A tile or bundle as HTTP served it. */
export interface Compared {
  readonly tile: TileId;
  readonly bytes: Uint8Array;
  readonly answer: Answer;
}

type Asked = Trial<LogTarget, string>;

/** The text of a checkpoint, without its signatures, which may be made anew each time, and its tree size: -1 for none. */
export function headOf(note: Uint8Array): { readonly text: string; readonly size: bigint } {
  const text = Buffer.from(note).toString('utf8').split('\n\n')[0]!;
  const line = text.split('\n')[1] ?? '';
  return { text, size: /^\d{1,19}$/.test(line) ? BigInt(line) : -1n };
}

/** The checkpoint as HTTP serves it; undefined where it does not. */
export async function checkpointOverHttp(log: LogTarget) {
  const answer = await log.read({ kind: 'checkpoint' });
  const bytes = answer.status === 200 ? quietBody(answer) : undefined;
  return bytes && { answer, ...headOf(bytes) };
}

/** The first tile that is owed, the last of every level: full ones, partial ones, indices over several segments. */
function ends(t: Asked, size: bigint): TileId[] {
  if (size <= 0n) return [];
  const minimum = minimumIndex(t);
  const lowest = tileFor(size, 0, (minimum < size ? minimum : size - 1n) / 256n);
  return [...(lowest ? [lowest] : []), ...rightmostTiles(size)];
}

async function compared(
  log: LogTarget,
  ids: readonly TileId[],
  resource: (id: TileId) => Parameters<LogTarget['read']>[0],
): Promise<Compared[]> {
  const read = await Promise.all(
    ids.map(async (tile) => {
      const answer = await log.read(resource(tile));
      const bytes = answer.status === 200 ? quietBody(answer) : undefined;
      return bytes ? [{ tile, bytes, answer }] : [];
    }),
  );
  return read.flat();
}

/** Tiles that HTTP serves just now. */
export function tilesToCompare(log: LogTarget, t: Asked, size: bigint): Promise<Compared[]> {
  return compared(log, ends(t, size), (tile) => ({ kind: 'tile', ...tile }));
}

/** Bundles that HTTP serves just now. */
export function bundlesToCompare(log: LogTarget, t: Asked, size: bigint): Promise<Compared[]> {
  const ids = ends(t, size).filter(({ level }) => level === 0);
  return compared(log, ids, ({ level: _level, ...bundle }) => ({ kind: 'entries', ...bundle }));
}
