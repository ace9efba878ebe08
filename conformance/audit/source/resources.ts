import { tilePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import type { Entries } from '../entries/entries.ts';
import { entriesId } from '../entries/entries-id.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding, countUnread, type Tally } from '../finding/tally.ts';
import { TILE_BYTES } from '../verify/hashing.ts';
import { type FetchedResource, isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/**
 * The result of a read: the bytes or a finding. `whole` false: the full resource was read in place of a partial one.
 */
export type ResourceRead =
  | { readonly bytes: Buffer; readonly whole: boolean }
  | { readonly bytes?: undefined; readonly finding: Finding }
  | { readonly bytes?: undefined; readonly unread: string };

function reason(cause: unknown, path: string): ResourceRead {
  if (cause instanceof UnsoundResource) return { finding: finding(cause.kind, path, cause.expected, cause.message) };
  if (cause instanceof UnreadResource)
    return { unread: cause.message.includes(path) ? cause.message : `${path}: ${cause.message}` };
  throw cause;
}

/** Reads a partial resource or, if it is gone, the full one, which begins with the same bytes ("Partial Tiles"). */
async function orFull(
  source: LogSource,
  pathOf: (width?: number) => string,
  width: number,
  limit: number,
): Promise<ResourceRead> {
  const path = pathOf(width);
  const part = await source.read(path, limit);
  if (isPresent(part)) return { bytes: part, whole: true };
  const bytes = await source.read(pathOf(), limit);
  if (isPresent(bytes)) return { bytes, whole: false };
  const [partAnswer, fullAnswer] = [answerOf(part), answerOf(bytes)];
  const actual = partAnswer === fullAnswer ? `neither${partAnswer}` : `neither${partAnswer} and${fullAnswer}`;
  return { finding: finding('missing', path, 'this resource, or the full one in its place', actual) };
}

function full(fetched: FetchedResource, path: string): ResourceRead {
  if (isPresent(fetched)) return { bytes: fetched, whole: true };
  return { finding: finding('missing', path, 'this resource', `nothing${answerOf(fetched)}`) };
}

/** The answer of a source for an absent resource, to append to a text. */
const answerOf = (absent: Exclude<FetchedResource, Buffer>): string => (absent ? ` (${absent.answer})` : '');

/** Reads a resource. Where the source answers synchronously, so does this function: a directory needs no waiting. */
function fetched(
  source: LogSource,
  pathOf: (width?: number) => string,
  width: number,
  limit: number,
): ResourceRead | Promise<ResourceRead> {
  const failed = (cause: unknown) => reason(cause, pathOf(width === TILE_WIDTH ? undefined : width));
  if (width < TILE_WIDTH) return orFull(source, pathOf, width, limit).catch(failed);
  const path = pathOf();
  try {
    const bytes = source.read(path, limit);
    return bytes instanceof Promise ? bytes.then((resource) => full(resource, path)).catch(failed) : full(bytes, path);
  } catch (cause) {
    return failed(cause);
  }
}

/** Reads a tile of `width` hashes: its bytes are exactly those hashes. */
export function fetchTile(
  source: LogSource,
  level: number,
  index: bigint,
  width = TILE_WIDTH,
): ResourceRead | Promise<ResourceRead> {
  const pathOf = (w?: number) => tilePath({ level, index, ...(w === undefined ? {} : { width: w }) });
  const read = fetched(source, pathOf, width, TILE_BYTES);
  return read instanceof Promise ? read.then((read) => sized(read, width, pathOf)) : sized(read, width, pathOf);
}

function sized(read: ResourceRead, width: number, pathOf: (width?: number) => string): ResourceRead {
  if (!read.bytes) return read;
  const length = (read.whole ? width : TILE_WIDTH) * HASH_SIZE;
  if (read.bytes.length === length) return { ...read, bytes: read.bytes.subarray(0, width * HASH_SIZE) };
  const path = pathOf(read.whole && width < TILE_WIDTH ? width : undefined);
  return { finding: finding('length', path, `${length} bytes`, `${read.bytes.length} bytes`) };
}

/** Reads the bundle or the data tile of `width` entries, without parsing its bytes. */
export function fetchEntries(
  source: LogSource,
  entries: Entries,
  index: bigint,
  width = TILE_WIDTH,
): ResourceRead | Promise<ResourceRead> {
  const pathOf = (w?: number) => entries.pathOf(entriesId(index, w));
  const read = fetched(source, pathOf, width, entries.limit);
  return read instanceof Promise
    ? read.then((read) => decoded(read, entries, pathOf, width))
    : decoded(read, entries, pathOf, width);
}

function decoded(
  read: ResourceRead,
  entries: Entries,
  pathOf: (width?: number) => string,
  width: number,
): ResourceRead {
  const path = pathOf(read.bytes && read.whole && width < TILE_WIDTH ? width : undefined);
  const isCut = (found: ResourceRead) => 'finding' in found && found.finding.kind === 'too-long' && entries.isLimitOurs;
  const unread = { unread: `${path}: it is longer than ${entries.limit} bytes, more than are read` };
  if (!read.bytes) return isCut(read) ? unread : read;
  try {
    return { ...read, bytes: entries.decoded(read.bytes) };
  } catch (cause) {
    const found = reason(cause, path);
    return isCut(found) ? unread : found;
  }
}

/** The bytes of a read, or undefined after counting its finding. */
export function bytesOrFinding(read: ResourceRead, tally: Tally): Buffer | undefined {
  if (read.bytes) return read.bytes;
  if ('finding' in read) countFinding(tally, read.finding);
  else countUnread(tally, read.unread);
  return undefined;
}
