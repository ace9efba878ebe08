import { bundlePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding, countUnread, type Tally } from '../finding/tally.ts';
import { type BundleDefect, hashEntries, TILE_BYTES } from '../verify/hashing.ts';
import { type FetchedResource, isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** 256 entries of 65,535 bytes, each behind two bytes of length (tlog-tiles, "Log entries"). */
const BUNDLE_BYTES = TILE_WIDTH * (2 + 65_535);

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

/** Reads a bundle of `width` entries, without parsing its bytes. */
export function fetchBundle(
  source: LogSource,
  index: bigint,
  width = TILE_WIDTH,
): ResourceRead | Promise<ResourceRead> {
  return fetched(source, (w) => bundlePath(bundleId(index, w)), width, BUNDLE_BYTES);
}

function bundleId(index: bigint, width: number | undefined) {
  return width === undefined || width === TILE_WIDTH ? { index } : { index, width };
}

/** The bytes of a read, or undefined after counting its finding. */
export function bytesOrFinding(read: ResourceRead, tally: Tally): Buffer | undefined {
  if (read.bytes) return read.bytes;
  if ('finding' in read) countFinding(tally, read.finding);
  else countUnread(tally, read.unread);
  return undefined;
}

/**
 * The leaf hashes of a bundle, or undefined after counting its finding. `into` has room for a tile. The caller counts
 * a sound bundle.
 */
export function leavesOrFinding(
  read: ResourceRead,
  index: bigint,
  width: number,
  into: Buffer,
  tally: Tally,
): Buffer | undefined {
  const bytes = bytesOrFinding(read, tally);
  if (!bytes) return undefined;
  const whole = read.bytes !== undefined && read.whole;
  // A full bundle that was read in place of a partial one must be whole.
  const count = whole ? width : TILE_WIDTH;
  const defect: BundleDefect | undefined = hashEntries(bytes, count, into);
  if (!defect) return into.subarray(0, width * HASH_SIZE);
  countFinding(
    tally,
    finding(defect.kind, bundlePath(bundleId(index, count)), `${count} whole entries and nothing after`, defect.actual),
  );
  return undefined;
}
