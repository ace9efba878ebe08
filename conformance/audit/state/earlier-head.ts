import { fileErrorText } from '../../files/file-error.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { compareTreeHeads, isSignedLater } from '../checkpoint/compare-tree-heads.ts';
import type { Growth } from '../checkpoint/growth.ts';
import type { Head } from '../checkpoint/head.ts';
import { countFinding, newTally, type Tally } from '../finding/tally.ts';
import type { GrowthResult } from '../result.ts';
import type { LogSource } from '../source/source.ts';
import { readRightEdge, rootOfRightEdge } from '../verify/right-edge.ts';
import { VerifiedTiles } from '../verify/verified-tiles.ts';
import type { StateDirectory } from './state-directory.ts';

/** The inputs of the comparison with the kept checkpoint. */
export interface ComparisonInput {
  readonly state: StateDirectory;
  readonly source: LogSource;
  readonly way: VerifiedTiles | undefined;
  readonly head: Head;
  readonly kept: Head | undefined;
  readonly keys: readonly Vkey[];
  /** Whether the user gave the origin: then another origin under the same key is another log. */
  readonly named: boolean;
  /** Sentences on what could not be verified; the comparison adds more. */
  readonly because: string[];
}

/** The result of the comparison, and the inputs for keeping the checkpoint at the end. */
export interface HeadComparison extends ComparisonInput {
  readonly remembered: GrowthResult;
}

/**
 * Compares the checkpoint with the kept one. If the log cannot have grown from it, adds a finding and keeps both notes
 * as evidence.
 */
export async function compareWithEarlierHead(with_: ComparisonInput, tally: Tally): Promise<HeadComparison> {
  const { head, kept, source, way } = with_;
  // A checkpoint that the log did not sign proves nothing about the log.
  if (head.signatures !== 'verified') return { ...with_, remembered: { growth: 'not-compared', now: 'unchanged' } };
  const otherOrigin = kept || with_.named ? undefined : with_.state.other(head.checkpoint.origin, with_.keys);
  if (otherOrigin !== undefined)
    with_.because.push(
      `under the same key a checkpoint of ${JSON.stringify(otherOrigin)} is kept, and this one is of ${JSON.stringify(head.checkpoint.origin)}: say by --origin which log is meant`,
    );
  const growth = await compareTreeHeads(kept, head, source, way);
  return { ...with_, remembered: judged(with_, growth, kept, tally) };
}

/**
 * Turns a comparison into a finding with its evidence, into a sentence on what could not be proved, or into nothing.
 */
function judged(
  { state, head, because }: ComparisonInput,
  growth: Growth,
  kept: Head | undefined,
  tally: Tally,
): GrowthResult {
  const result: GrowthResult = {
    growth: growth.kind,
    now: 'unchanged',
    ...(kept ? { before: kept.checkpoint.size } : {}),
  };
  if (growth.finding) countFinding(tally, growth.finding);
  const unproved = growth.kind === 'unproved' ? growth.why : growth.kind === 'not-later' ? growth.unproved : undefined;
  if (unproved !== undefined) because.push(`that the log only grew could not be proved: ${unproved}`);
  if (growth.kind === 'unproved' || !growth.finding || !kept) return result;
  try {
    return { ...result, evidence: state.evidence(kept, head, growth, new Date()) };
  } catch (cause) {
    because.push(`the evidence could not be kept: ${fileErrorText(cause)}`);
    return result;
  }
}

/**
 * Keeps the checkpoint if the whole audit found no defect and the log is new or has grown, or has signed the same tree head
 * again, later than before.
 */
export async function keepHead(memory: HeadComparison, sound: boolean, tally: Tally): Promise<HeadComparison> {
  const { state, head, kept, keys, source, way, remembered, because } = memory;
  const isNews = remembered.growth === 'first' || remembered.growth === 'grown';
  if (!sound || !(isNews || (remembered.growth === 'same' && kept && isSignedLater(head, kept)))) return memory;
  const prove = async (stands: Head) => {
    const keptCheckpoint = stands.checkpoint;
    if (keptCheckpoint.size <= head.checkpoint.size) return compareTreeHeads(stands, head, source, way);
    // Another audit has kept a larger tree in the meantime: it must begin with this tree.
    const edge = await readRightEdge(source, keptCheckpoint.size, newTally());
    const right = rootOfRightEdge(edge) === Buffer.from(keptCheckpoint.root).toString('latin1');
    return compareTreeHeads(
      head,
      stands,
      source,
      right ? new VerifiedTiles(source, keptCheckpoint.size, edge) : undefined,
    );
  };
  try {
    const done = await state.keep(head, kept, keys, prove);
    if (done.kind !== 'refused') return { ...memory, remembered: { ...remembered, now: done.kind } };
    return { ...memory, remembered: judged(memory, done.growth, done.against, tally) };
  } catch (cause) {
    because.push((cause as Error).message);
    return memory;
  }
}
