/** The one place that reads tiles and bundles. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { BundleId, Resource, TileId } from '../core/resource.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { leafHash } from '../oracle/merkle.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../oracle/tile.ts';
import { shrinks } from './compressible.ts';
import { bodyOf } from './note-premises.ts';

/** A resource that the tree has, and the answer that served it: at its own path, or its full form in its place. */
export interface Served<I> {
  readonly id: I;
  /** The path that answered. */
  readonly path: string;
  /** How many hashes or entries that path stands for. */
  readonly width: number;
  readonly answer: Pick<Answer, 'status' | 'headers' | 'exchange'>;
}

/** A tile of the tree, its hashes as many as the tree has there. */
export interface TileReading extends Served<TileId> {
  readonly hashes: readonly Uint8Array[];
}

/** A bundle of the tree. The entries themselves are not kept: a log of large entries must not fill the memory. */
export interface BundleReading extends Served<BundleId> {
  readonly leafHashes: readonly Uint8Array[];
  /** Whether gzip makes the bundle noticeably smaller. */
  readonly compressible: boolean;
}

/** An answer of 200, or what is wrong with it. */
type Found<I> =
  | { readonly served: Served<I>; readonly answer: Answer }
  | { readonly defect: Defect<'missing' | 'status'>; readonly answer: Answer };

/**
 * Finds a tile or bundle where the tree has it. A partial one may have been removed because the full one is there.
 */
async function find<I extends { readonly index: bigint; readonly width?: number }>(
  log: LogTarget,
  id: I,
  resource: (id: I) => Resource,
  path: (id: I) => string,
): Promise<Found<I>> {
  const { width, ...whole } = id;
  const forms = width === undefined ? [id] : [id, whole as unknown as I];
  let first: Answer | undefined;
  for (const attempt of [1, 2]) {
    for (const form of forms) {
      const answer = await log.read(resource(form));
      if (answer.status === 200)
        return { served: { id, path: path(form), width: form.width ?? TILE_WIDTH, answer: lean(answer) }, answer };
      first ??= answer;
    }
    // The log may have grown, and taken the partial one away, between our two requests: then the full one is there now.
    if (attempt === 2 || width === undefined) break;
  }
  const reason = [403, 404, 410].includes(first!.status) ? 'missing' : 'status';
  const also = width === undefined ? '' : ', and the full one in its place is not served either';
  return {
    defect: { reason, expected: 'status 200', actual: `status ${first!.status}${also}`, at: path(id) },
    answer: first!,
  };
}

const lean = ({ status, headers, exchange }: Answer) => ({ status, headers, exchange });

/** Reads one tile whole: found, decoded, of the right length. */
export async function readTile(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | 'length'>,
  id: TileId,
): Promise<TileReading> {
  const found = await find(log, id, (one) => ({ kind: 'tile', ...one }), tilePath);
  if ('defect' in found) t.judge(found.defect, found.answer);
  const { served, answer } = found as Extract<typeof found, { served: unknown }>;
  const body = bodyOf(t, answer, served.path);
  const bytes = served.width * HASH_SIZE;
  if (answer.cut || body.length !== bytes) {
    const actual = answer.cut ? `more than ${bytes} bytes` : `${body.length} bytes`;
    t.judge({ reason: 'length', expected: `${bytes} bytes (${served.width} hashes)`, actual, at: served.path }, answer);
  }
  const count = id.width ?? TILE_WIDTH;
  return { ...served, hashes: Array.from({ length: count }, (_, i) => body.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE)) };
}

/** Reads one bundle whole: found, decoded, parsed. */
export async function readBundle(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | 'truncated' | 'trailing-bytes' | 'count'>,
  id: BundleId,
): Promise<BundleReading> {
  const found = await find(log, id, (one) => ({ kind: 'entries', ...one }), bundlePath);
  if ('defect' in found) t.judge(found.defect, found.answer);
  const { served, answer } = found as Extract<typeof found, { served: unknown }>;
  const body = bodyOf(t, answer, served.path);
  const { value, defect } = answer.cut
    ? { value: undefined, defect: overlong(served.path) }
    : parseBundle(body, served.width);
  if (defect) t.judge({ ...defect, at: `${served.path}${defect.at ? `, ${defect.at}` : ''}` }, answer);
  const leafHashes = value!.slice(0, id.width ?? TILE_WIDTH).map((entry) => leafHash(entry));
  return { ...served, leafHashes, compressible: shrinks(body) };
}

function overlong(at: string): Defect<'trailing-bytes'> {
  return {
    reason: 'trailing-bytes',
    expected: 'at most 256 entries of 65,535 bytes each',
    actual: 'more bytes than that',
    at,
  };
}

/** Reads a few at a time: enough to hide the way there and back, few enough to burden nobody. */
export async function readAll<I, R>(items: readonly I[], one: (item: I) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 4) results.push(...(await Promise.all(items.slice(at, at + 4).map(one))));
  return results;
}
