/** The one place that reads tiles and bundles. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { isCompressible } from '../../oracle/tiles/compressible.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { BundleReading, ServedResource, TileReading } from '../../oracle/tiles/reading.ts';
import type { BundleId, Resource, TileId } from '../../oracle/tiles/resource.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { decodedBody } from '../http/decoded-body.ts';

/** An answer of 200, or what is wrong with it. */
type FoundResource<I> =
  | { readonly served: ServedResource<I>; readonly answer: Answer }
  | { readonly defect: Defect<'missing' | 'status'>; readonly answer: Answer };

/**
 * Finds a tile or bundle where the tree has it. A partial one may have been removed because the full one is there.
 */
async function findResource<I extends { readonly index: bigint; readonly width?: number }>(
  log: LogTarget,
  id: I,
  resource: (id: I) => Resource,
  path: (id: I) => string,
): Promise<FoundResource<I>> {
  const { width, ...whole } = id;
  const forms = width === undefined ? [id] : [id, whole as unknown as I];
  let first: Answer | undefined;
  for (const attempt of [1, 2]) {
    for (const form of forms) {
      const answer = await log.read(resource(form));
      if (answer.status === 200)
        return {
          served: { id, path: path(form), width: form.width ?? TILE_WIDTH, answer: withoutBody(answer) },
          answer,
        };
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

const withoutBody = ({ status, headers, exchange }: Answer) => ({ status, headers, exchange });

/** Reads one tile whole: found, decoded, of the right length. */
export async function readServedTile(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | 'length'>,
  id: TileId,
): Promise<TileReading> {
  const found = await findResource(log, id, (one) => ({ kind: 'tile', ...one }), tilePath);
  if ('defect' in found) t.judge(found.defect, found.answer);
  const { served, answer } = found as Extract<typeof found, { served: unknown }>;
  const body = decodedBody(t, answer, served.path);
  const bytes = served.width * HASH_SIZE;
  if (answer.cut || body.length !== bytes) {
    const actual = answer.cut ? `more than ${bytes} bytes` : `${body.length} bytes`;
    t.judge({ reason: 'length', expected: `${bytes} bytes (${served.width} hashes)`, actual, at: served.path }, answer);
  }
  const count = id.width ?? TILE_WIDTH;
  return { ...served, hashes: Array.from({ length: count }, (_, i) => body.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE)) };
}

/** Reads one bundle whole: found, decoded, parsed. */
export async function readServedBundle(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | 'truncated' | 'trailing-bytes' | 'count'>,
  id: BundleId,
): Promise<BundleReading> {
  const found = await findResource(log, id, (one) => ({ kind: 'entries', ...one }), bundlePath);
  if ('defect' in found) t.judge(found.defect, found.answer);
  const { served, answer } = found as Extract<typeof found, { served: unknown }>;
  const body = decodedBody(t, answer, served.path);
  const { value, defect } = answer.cut
    ? { value: undefined, defect: overlongBundle(served.path) }
    : parseBundle(body, served.width);
  if (defect) t.judge({ ...defect, at: `${served.path}${defect.at ? `, ${defect.at}` : ''}` }, answer);
  const leafHashes = value!.slice(0, id.width ?? TILE_WIDTH).map((entry) => leafHash(entry));
  return { ...served, leafHashes, compressible: isCompressible(body) };
}

function overlongBundle(at: string): Defect<'trailing-bytes'> {
  return {
    reason: 'trailing-bytes',
    expected: 'at most 256 entries of 65,535 bytes each',
    actual: 'more bytes than that',
    at,
  };
}
