import { bundlePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding, countUnread, type Tally } from '../finding/tally.ts';
import { type BundleDefect, hashEntries, TILE_BYTES } from '../verify/hashing.ts';
import { type FetchedResource, isPresent, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** 256 entries of 65,535 bytes, each behind two bytes of length (tlog-tiles, "Log entries"). */
const BUNDLE_BYTES = TILE_WIDTH * (2 + 65_535);

/** What reading came to: bytes, or why there are none. `whole` false: the full one was taken for a partial one. */
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

/** A partial resource may be gone once its full one is there, which begins with the same ("Partial Tiles"). */
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
  const [one, other] = [answerOf(part), answerOf(bytes)];
  const actual = one === other ? `neither${one}` : `neither${one} and${other}`;
  return { finding: finding('missing', path, 'this resource, or the full one in its place', actual) };
}

function full(got: FetchedResource, path: string): ResourceRead {
  if (isPresent(got)) return { bytes: got, whole: true };
  return { finding: finding('missing', path, 'this resource', `nothing${answerOf(got)}`) };
}

/** How a source said that there is nothing, to be put behind words. */
const answerOf = (absent: Exclude<FetchedResource, Buffer>): string => (absent ? ` (${absent.answer})` : '');

/** Reads what is at a path. Where the source answers at once, so does this: a directory has no waiting in it. */
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
    return bytes instanceof Promise ? bytes.then((found) => full(found, path)).catch(failed) : full(bytes, path);
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
  const got = fetched(source, pathOf, width, TILE_BYTES);
  return got instanceof Promise ? got.then((read) => sized(read, width, pathOf)) : sized(got, width, pathOf);
}

function sized(got: ResourceRead, width: number, pathOf: (width?: number) => string): ResourceRead {
  if (!got.bytes) return got;
  const wanted = (got.whole ? width : TILE_WIDTH) * HASH_SIZE;
  if (got.bytes.length === wanted) return { ...got, bytes: got.bytes.subarray(0, width * HASH_SIZE) };
  const path = pathOf(got.whole && width < TILE_WIDTH ? width : undefined);
  return { finding: finding('length', path, `${wanted} bytes`, `${got.bytes.length} bytes`) };
}

/** Reads a bundle of `width` entries; its bytes are still to be parsed. */
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

/** The bytes of what was read, or undefined after it was noted why there are none. */
export function bytesOrFinding(got: ResourceRead, tally: Tally): Buffer | undefined {
  if (got.bytes) return got.bytes;
  if ('finding' in got) countFinding(tally, got.finding);
  else countUnread(tally, got.unread);
  return undefined;
}

/**
 * The leaf hashes of a bundle that was read, or undefined after it was noted why there are none. `into` has room for a
 * tile. A right bundle is counted by the caller.
 */
export function leavesOrFinding(
  got: ResourceRead,
  index: bigint,
  width: number,
  into: Buffer,
  tally: Tally,
): Buffer | undefined {
  const bytes = bytesOrFinding(got, tally);
  if (!bytes) return undefined;
  const whole = got.bytes !== undefined && got.whole;
  // A full one that stands in for a partial one is a whole bundle itself.
  const count = whole ? width : TILE_WIDTH;
  const defect: BundleDefect | undefined = hashEntries(bytes, count, into);
  if (!defect) return into.subarray(0, width * HASH_SIZE);
  countFinding(
    tally,
    finding(defect.kind, bundlePath(bundleId(index, count)), `${count} whole entries and nothing after`, defect.actual),
  );
  return undefined;
}
