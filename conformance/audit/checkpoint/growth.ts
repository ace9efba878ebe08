import type { Checkpoint } from '../../log/oracle/checkpoint/checkpoint.ts';
import { verifyConsistency } from '../../log/oracle/merkle/consistency.ts';
import { equalBytes } from '../../oracle/bytes/bytes.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { newTally } from '../finding/tally.ts';
import { type LogSource, UnreadResource } from '../source/source.ts';
import { consistencyProofFrom } from '../verify/consistency-proof.ts';
import { hashText } from '../verify/hash-text.ts';
import { readRightEdge, rootOfRightEdge } from '../verify/right-edge.ts';
import { BrokenTile, VerifiedTiles } from '../verify/verified-tiles.ts';

/** How a log's checkpoint relates to the checkpoint kept from an earlier audit. */
export type Growth =
  | { readonly kind: 'first' | 'same' | 'grown'; readonly finding?: undefined }
  | { readonly kind: 'rolled-back' | 'forked' | 'rewritten'; readonly finding: Finding }
  /** The tree head of the larger tree is not the later one. `unproved`: why it is not proved that the tree only grew. */
  | { readonly kind: 'not-later'; readonly finding: Finding; readonly unproved?: string }
  /**
   * Neither proved nor disproved: a tile that the proof needs could not be read. `finding`: the tile is wrong or
   * missing.
   */
  | { readonly kind: 'unproved'; readonly why: string; readonly finding?: Finding };

const STALE =
  "A stale cache may be the cause. Look again later, or past the cache with --header 'Cache-Control: no-cache'";
const FORKED_ROOT = 'a log has one root for one size';

/**
 * Compares a checkpoint with the kept one. `way`: tiles verified by the new root; absent where the right edge does not
 * give that root. `known`: where the kept one comes from. `hint`: what else may explain a smaller tree.
 */
export async function compareHeads(
  kept: Checkpoint | undefined,
  now: Checkpoint,
  source: LogSource,
  way: VerifiedTiles | undefined,
  known = 'as kept',
  hint = STALE,
): Promise<Growth> {
  if (!kept) return { kind: 'first' };
  const keptText = `size ${kept.size} with the root ${hashText(kept.root)}, ${known}`;
  const presentText = `size ${now.size} with the root ${hashText(now.root)}`;
  if (kept.size === now.size) {
    if (equalBytes(kept.root, now.root)) return { kind: 'same' };
    return { kind: 'forked', finding: finding('forked', 'checkpoint', `${keptText}: ${FORKED_ROOT}`, presentText) };
  }
  if (now.size < kept.size) {
    const actual = `${presentText}. ${await explainSmallerTree(kept, now, source, hint)}`;
    return { kind: 'rolled-back', finding: finding('rolled-back', 'checkpoint', `${keptText}, or larger`, actual) };
  }
  if (!way) return { kind: 'unproved', why: "the right edge does not lead to the checkpoint's root" };
  try {
    const proof = kept.size === 0n ? [] : await consistencyProofFrom(way, kept.size);
    const claim = { size1: kept.size, size2: now.size, root1: kept.root, root2: now.root, proof };
    const defect = verifyConsistency(claim);
    if (!defect) return { kind: 'grown' };
    // Every hash of the proof was verified up to the new root, so the kept root is the one that differs.
    const actual = `${presentText}, whose first ${kept.size} entries have another root`;
    return {
      kind: 'rewritten',
      finding: finding('rewritten', 'checkpoint', `a tree that begins with ${keptText}`, actual),
    };
  } catch (cause) {
    if (cause instanceof UnreadResource) return { kind: 'unproved', why: cause.message };
    if (cause instanceof BrokenTile) return { kind: 'unproved', why: cause.message, finding: cause.finding };
    throw cause;
  }
}

/** Explains a smaller checkpoint by the tiles of the larger tree, if the log still has them. */
async function explainSmallerTree(kept: Checkpoint, now: Checkpoint, source: LogSource, hint: string): Promise<string> {
  const unknown = `The tiles of the kept tree are missing, so the audit cannot determine whether this is an earlier state of it. ${hint}`;
  const edge = await readRightEdge(source, kept.size, newTally());
  if (rootOfRightEdge(edge) !== Buffer.from(kept.root).toString('latin1')) return unknown;
  try {
    const way = new VerifiedTiles(source, kept.size, edge);
    const proof = now.size === 0n ? [] : await consistencyProofFrom(way, now.size);
    const claim = { size1: now.size, size2: kept.size, root1: now.root, root2: kept.root, proof };
    return verifyConsistency(claim)
      ? 'The kept tree does not begin with it, so this is another history'
      : `It is an earlier state of the kept tree. ${hint}`;
  } catch (cause) {
    if (cause instanceof UnreadResource || cause instanceof BrokenTile) return unknown;
    throw cause;
  }
}
