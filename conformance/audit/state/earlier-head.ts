import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { compareHeads, type Growth } from '../checkpoint/growth.ts';
import type { Head } from '../checkpoint/head.ts';
import { countFinding, newTally, type Tally } from '../finding/tally.ts';
import type { GrowthResult } from '../result.ts';
import type { LogSource } from '../source/source.ts';
import { readRightEdge, rootOfRightEdge } from '../verify/right-edge.ts';
import { VerifiedTiles } from '../verify/verified-tiles.ts';
import type { StateDirectory } from './state-directory.ts';

/** What an audit with a state directory works with. */
export interface ComparisonInput {
  readonly state: StateDirectory;
  readonly source: LogSource;
  readonly way: VerifiedTiles | undefined;
  readonly head: Head;
  readonly kept: Head | undefined;
  readonly keys: readonly Vkey[];
  /** The origin was given, so that another one under the same key is another log. */
  readonly named: boolean;
  /** Sentences on what could not be told; more are added. */
  readonly because: string[];
}

/** How the log stands to what was kept, and what is to be done about it at the end. */
export interface HeadComparison extends ComparisonInput {
  readonly remembered: GrowthResult;
}

/** Compares the checkpoint with the one kept. What it cannot have become is noted, with both notes as evidence. */
export async function compareWithEarlierHead(with_: ComparisonInput, tally: Tally): Promise<HeadComparison> {
  const { head, kept, source, way } = with_;
  // Whatever is not signed by the log says nothing of the log.
  if (head.signatures !== 'verified') return { ...with_, remembered: { growth: 'not-compared', now: 'unchanged' } };
  const other = kept || with_.named ? undefined : with_.state.other(head.checkpoint.origin, with_.keys);
  if (other !== undefined)
    with_.because.push(
      `under the same key a checkpoint of ${JSON.stringify(other)} is kept, and this one is of ${JSON.stringify(head.checkpoint.origin)}: say by --origin which log is meant`,
    );
  const growth = await compareHeads(kept?.checkpoint, head.checkpoint, source, way);
  return { ...with_, remembered: judged(with_, growth, kept, tally) };
}

/** What a comparison means: a finding with its evidence, something that could not be told, or nothing. */
function judged(
  { state, head, because }: ComparisonInput,
  growth: Growth,
  kept: Head | undefined,
  tally: Tally,
): GrowthResult {
  const known: GrowthResult = {
    growth: growth.kind,
    now: 'unchanged',
    ...(kept ? { before: kept.checkpoint.size } : {}),
  };
  if (growth.finding) countFinding(tally, growth.finding);
  if (growth.kind === 'unproved') because.push(`that the log only grew could not be proved: ${growth.why}`);
  if (growth.kind === 'unproved' || !growth.finding || !kept) return known;
  try {
    return { ...known, evidence: state.evidence(kept, head, growth, new Date()) };
  } catch (cause) {
    because.push(`the evidence could not be kept: ${(cause as Error).message}`);
    return known;
  }
}

/** Keeps the checkpoint when the whole audit was sound and the log is new or has grown. */
export async function keepHead(memory: HeadComparison, sound: boolean, tally: Tally): Promise<HeadComparison> {
  const { state, head, kept, keys, source, way, remembered, because } = memory;
  if (!sound || (remembered.growth !== 'first' && remembered.growth !== 'grown')) return memory;
  const prove = async (stands: Head) => {
    const [one, other] = [stands.checkpoint, head.checkpoint];
    if (one.size <= other.size) return compareHeads(one, other, source, way);
    // Another audit has kept a larger tree meanwhile: it has to begin with this one.
    const edge = await readRightEdge(source, one.size, newTally());
    const right = rootOfRightEdge(edge) === Buffer.from(one.root).toString('latin1');
    return compareHeads(other, one, source, right ? new VerifiedTiles(source, one.size, edge) : undefined);
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
