/** A long leaf is refused, or logged as a whole (C2SP tlog-tiles, "Log entries": lengths of 16 bits). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { lengthText, NO_LARGE_ENTRY } from '../../premises/create/large-entries.ts';
import { PUBLICATION_POLL_MS } from '../../premises/create/publication.ts';
import { entryFormat } from '../../premises/tiles/entry-format.ts';
import { readServedForm } from '../../premises/tiles/served-form.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

/** A length without the highest bit, those with it, and one that 16 bits cannot state. */
const [SHORT, ...LONG] = [100, 32_768, 65_535, 70_000] as const;

export const appended = check<LogTarget>()({
  // LOG-GR-003 (must): A checkpoint covers every entry that the log has accepted, within the declared time. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-GR-003',
  needsOneOf: WRITING_FACETS,
  reasons: {
    cut: 'a long leaf was accepted, and its bundle has something else at its index',
    late: 'a long leaf was accepted, and no checkpoint covers it in the declared time',
  },
  run: async (log, t) => {
    if (!log.append) t.notApplicable('leaves are not added to the log as they are');
    await t.use(soundTree);
    if ((await t.use(entryFormat)) === 'other') t.notApplicable('the log serves its entries in another format alone');
    const short = await appendedLeaf(log, t, SHORT);
    if (!short || (await loggedDefect(log, t, short)))
      t.inconclusive('a short leaf is refused, or is not in its bundle, as well');
    for (const length of LONG) {
      const leaf = await appendedLeaf(log, t, length);
      if (leaf) t.judge(await loggedDefect(log, t, leaf));
    }
    if (t.subjects === 0) t.notApplicable(NO_LARGE_ENTRY);
  },
});

interface Appended {
  readonly index: bigint;
  readonly leaf: Uint8Array;
}

/** A leaf of this length that the log accepted. */
async function appendedLeaf(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  length: number,
): Promise<Appended | undefined> {
  const leaf = Buffer.alloc(length, `touchstone ${t.runId} leaf of ${length} bytes\n`);
  try {
    return { index: await log.append!(leaf), leaf };
  } catch (cause) {
    // A refusal may also end the connection before the leaf was sent.
    if (cause instanceof TransportFailure) return undefined;
    throw cause;
  }
}

/** What the bundle has in place of the leaf. */
async function loggedDefect(log: LogTarget, t: Trial<LogTarget, string>, { index, leaf }: Appended) {
  const declared = t.declared('publish-within');
  const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
  let size: bigint | undefined;
  const checkpoint = await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    size = latest?.size ?? size;
    return latest && latest.size > index ? latest : undefined;
  });
  if (!checkpoint) {
    if (declared === undefined) return t.inconclusive(`no checkpoint covered index ${index} within ${seconds} s`);
    const expected = `a checkpoint that covers index ${index}, of ${lengthText(leaf)}, within ${declared} s`;
    return {
      reason: 'late',
      expected,
      actual: size === undefined ? 'no sound checkpoint' : `tree size ${size}`,
      at: 'checkpoint',
    } as const;
  }
  const { width } = tileFor(checkpoint.size, 0, index / 256n)!;
  const fullPath = bundlePath({ index: index / 256n });
  const path = width === undefined ? fullPath : bundlePath({ index: index / 256n, width });
  const served = await readServedForm(log, path, fullPath);
  if ('status' in served) return t.inconclusive(`${served.why}, so the leaf cannot be read`);
  const place = Number(index % 256n);
  const { value, defect } = parseBundle(served.bytes, served.full ? TILE_WIDTH : width!);
  const found = value?.[place];
  if (found && equalBytes(found, leaf)) return undefined;
  const actual = found ? `${lengthText(found)}, leaf hash ${base64(leafHash(found))}` : defect!.actual;
  const expected = `the ${lengthText(leaf)} that were appended, leaf hash ${base64(leafHash(leaf))}`;
  return { reason: 'cut', expected, actual, at: `${path}, entry ${place}` } as const;
}
