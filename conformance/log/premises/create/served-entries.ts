/** Entries of the log, found by their indices. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { publishedInTime } from './publication.ts';

const POLL_MS = 250;

/** An entry as the log serves it. */
export interface ServedEntry {
  readonly index: bigint;
  readonly entry: Uint8Array;
  /** Path of the bundle that has it. */
  readonly path: string;
  readonly answer: Answer;
}

/**
 * Waits until a served checkpoint covers all indices, and reads the entries there, each bundle once. A failure is
 * inconclusive, since other checks judge publication and bundles.
 */
export async function servedEntries(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  indices: readonly bigint[],
): Promise<readonly ServedEntry[]> {
  // If created entries were not published in time, another wait would end the same way.
  await t.use(publishedInTime);
  const highest = [...indices].sort(ascending).at(-1) ?? 0n;
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  const checkpoint = await t.poll(seconds * 1000, POLL_MS, async () => {
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    return latest && latest.size > highest ? latest : undefined;
  });
  if (!checkpoint) return t.inconclusive(`no checkpoint covered index ${highest} within ${seconds} s`);
  const bundles = new Map<bigint, ParsedBundle>();
  for (const bundle of new Set(indices.map((index) => index / 256n))) {
    const { width } = tileFor(checkpoint.size, 0, bundle)!;
    const bundleEntries = await readParsedBundle(log, bundle, width);
    if (!bundleEntries) return t.inconclusive(`${bundlePath({ index: bundle })} is not served, or cannot be read`);
    bundles.set(bundle, bundleEntries);
  }
  return indices.map((index) => {
    const { entries, ...where } = bundles.get(index / 256n)!;
    return { index, entry: entries[Number(index % 256n)]!, ...where };
  });
}

interface ParsedBundle extends Pick<ServedEntry, 'path' | 'answer'> {
  readonly entries: readonly Uint8Array[];
}

/** A bundle, or the full bundle that has replaced it. */
async function readParsedBundle(
  log: LogTarget,
  index: bigint,
  width: number | undefined,
): Promise<ParsedBundle | undefined> {
  for (const id of width === undefined ? [{ index }] : [{ index, width }, { index }]) {
    const answer = await log.read({ kind: 'entries', ...id });
    const bytes = answer.status === 200 ? readableBody(answer) : undefined;
    const entries = bytes && parseBundle(bytes, 'width' in id ? id.width : TILE_WIDTH).value;
    if (entries) return { entries, path: bundlePath(id), answer };
  }
  return undefined;
}
