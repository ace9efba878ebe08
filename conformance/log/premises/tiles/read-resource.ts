/** Reads tiles and bundles; no other module does. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { loggedCertificate } from '../../oracle/certificates/logged-certificate.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { isCompressible } from '../../oracle/tiles/compressible.ts';
import { DATA_TILES, type EntriesFormReason } from '../../oracle/tiles/entry-format.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import type { BundleReading, ServedResource, TileReading } from '../../oracle/tiles/reading.ts';
import type { BundleId, Resource, TileId } from '../../oracle/tiles/resource.ts';
import { parseServedEntries, servedStatusDefect, tileLengthDefect } from '../../oracle/tiles/resource-defects.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { decodedBody } from '../http/decoded-body.ts';
import { formatOfEntries } from './format-of-entries.ts';

/** A resource as it was served, and the whole answer. */
interface FoundResource<I> {
  readonly served: ServedResource<I>;
  readonly answer: Answer;
}

/** Finds a tile or bundle of the tree. A partial one may have been removed because the full one exists. */
async function findResource<I extends { readonly index: bigint; readonly width?: number }>(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status'>,
  id: I,
  resource: (id: I) => Resource,
  path: (id: I) => string,
): Promise<FoundResource<I>> {
  const { width, ...full } = id;
  const forms = width === undefined ? [id] : [id, full as unknown as I];
  // The log may grow and remove the partial resource between the two requests: then the second try finds the full one.
  const tries = width === undefined ? forms : [...forms, ...forms];
  let first: Answer | undefined;
  let page: FoundResource<I> | undefined;
  for (const form of tries) {
    const answer = await log.read(resource(form));
    const served = { id, path: path(form), width: form.width ?? TILE_WIDTH, answer: withoutBody(answer) };
    const found = { served, answer };
    if (answer.status === 200 && (form.width === undefined || !isPage(served.path, answer))) return found;
    if (answer.status === 200) page ??= found;
    first ??= answer;
  }
  // The log has nothing but a page there: what is wrong with it as a tile says so.
  if (page) return page;
  return t.fail(servedStatusDefect({ id, path: path(id), answer: first! })!, first);
}

const withoutBody = ({ status, headers, exchange, cut }: Answer) => ({ status, headers, exchange, cut });

/** Reads a complete tile: it must be served, decodable and of the right length. */
export async function readServedTile(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | 'length'>,
  id: TileId,
): Promise<TileReading> {
  const { served, answer } = await findResource(log, t, id, (form) => ({ kind: 'tile', ...form }), tilePath);
  const body = decodedBody(t, answer, served.path);
  const count = id.width ?? TILE_WIDTH;
  const hashes = Array.from({ length: count }, (_, i) => body.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE));
  const tile = { ...served, byteLength: body.length, hashes };
  const defect = tileLengthDefect(tile);
  if (defect) t.fail(defect, answer);
  return tile;
}

/** Reads a complete bundle: it must be served and decodable, and is parsed. */
export async function readServedBundle(
  log: LogTarget,
  t: Trial<LogTarget, 'missing' | 'status' | 'undecodable' | EntriesFormReason>,
  id: BundleId,
): Promise<BundleReading> {
  const format = formatOfEntries(t);
  const { served, answer } = await findResource(log, t, id, format.resourceOf, format.pathOf);
  const body = decodedBody(t, answer, served.path);
  if (answer.cut && format === DATA_TILES)
    return t.inconclusive(`${served.path} is larger than the limit of ${body.length} bytes`);
  const { value: entries, defect } = parseServedEntries(format, body, served);
  if (defect) return t.fail(defect, answer);
  const leafHashes = entries.leaves.slice(0, id.width ?? TILE_WIDTH).map((entry) => leafHash(entry));
  const certificates = entries.certificates
    ?.slice(0, id.width ?? TILE_WIDTH)
    .map((leaf, place) => loggedCertificate(leaf, `${served.path}, entry ${place}`));
  const reading = { ...served, formDefect: defect, leafHashes, compressible: isCompressible(body) };
  return certificates ? { ...reading, certificates } : reading;
}
