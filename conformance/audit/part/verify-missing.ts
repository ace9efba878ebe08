import type { Head } from '../checkpoint/head.ts';
import { entriesBy, entriesPlan, issuersOf } from '../entries/entries.ts';
import { addTally, countFinding, newTally, type Tally } from '../finding/tally.ts';
import type { AuditOptions } from '../options.ts';
import type { LogSource } from '../source/source.ts';
import { openVerifier } from '../verify/open-verifier.ts';
import type { RightEdge } from '../verify/right-edge.ts';
import { AuditStopped } from '../verify/unit-verifier.ts';
import { verifyWholeTree } from '../verify/whole-tree.ts';
import { workerCount } from '../verify/worker-count.ts';
import { CompactRange, type RangeNode } from './compact-range.ts';
import { partProgress } from './part-progress.ts';
import { partRange, UNIT_ENTRIES } from './part-range.ts';
import type { PartState } from './part-state.ts';

/** The settings of a run. */
export interface RunOptions extends Pick<AuditOptions, 'place' | 'source' | 'workers' | 'signal' | 'onProgress'> {
  /** Keeps the state, so that another run can go on from it. Called now and then. */
  readonly save: (state: PartState) => void;
}

/** How often the state is kept, in milliseconds. */
const SAVE_MS = 2_000;
const PROGRESS_MS = 200;

/** The tree of a part. */
interface Known {
  readonly head: Head;
  readonly source: LogSource;
  readonly state: PartState;
  readonly edge: RightEdge;
}

/** The result of a run. `tally`: of the resources that it read. */
interface Run {
  readonly tally: Tally;
  readonly workers: number;
  readonly stopped?: string;
}

/** A run that had nothing to do. */
export const idleRun: Run = { tally: newTally(), workers: 0 };

/** Verifies what is missing in the state. `spent`: notes the time in it. */
export async function verifyMissing(
  options: RunOptions,
  { source, state, edge, head }: Known,
  spent: () => void,
): Promise<Run> {
  const { size, root } = head.checkpoint;
  // An edge that could not be read was read again.
  if (state.edge?.served.includes(undefined)) delete state.edge;
  const { first, end, hasRest } = partRange(size, state.minimum, state.part);
  const range = { first: state.next > first * UNIT_ENTRIES ? state.next / UNIT_ENTRIES : first, end, hasRest };
  let savedAt = performance.now();
  const { part, settled } = partProgress(state, range, () => {
    if (performance.now() - savedAt < SAVE_MS) return;
    savedAt = performance.now();
    spent();
    options.save(state);
  });
  const tally = newTally();
  const workers = options.source ? 0 : workerCount(range.end - range.first, options.place, options.workers);
  const { place, signal } = options;
  const plan = entriesPlan(options, state.profile, head);
  const issuers = await issuersOf(plan, source);
  const crew = await openVerifier({ workers, place, source, plan, issuers, signal }, tally);
  const done = state.tally.entries;
  const owed = Number(state.end - state.first);
  const timer = setInterval(() => options.onProgress?.(done + tally.entries, owed, 'entries'), PROGRESS_MS);
  let stopped: string | undefined;
  try {
    const tree = {
      source,
      entries: (await entriesBy(plan))(),
      issuers,
      crew,
      tally: state.above,
      size,
      root: Buffer.from(root).toString('latin1'),
      minimum: state.minimum,
      edge,
      part,
    };
    await verifyWholeTree(tree);
    await settled();
    const unread = tally.unreadCount + state.above.unreadCount + part.rest.unreadCount;
    if (unread === 0 && state.next === end * UNIT_ENTRIES)
      finish(state, part.rest, hasRest ? restNodes(state, edge, size) : []);
  } catch (cause) {
    if (!(cause instanceof AuditStopped)) throw cause;
    stopped = cause.message;
  } finally {
    clearInterval(timer);
    await crew.close();
  }
  // The state has nothing behind a resource that could not be read. A log that never answers for one would hide what is there.
  if (!state.complete) for (const found of [...tally.findings, ...part.rest.findings]) countFinding(state.above, found);
  // Both tallies have the bundles below the partial tile of level 1.
  const others = part.rest.unread.filter((text) => !tally.unread.includes(text));
  addTally(tally, { ...newTally(), unread: others, unreadCount: others.length });
  addTally(tally, { ...newTally(), unread: state.above.unread, unreadCount: state.above.unreadCount });
  return { tally, workers, ...(stopped !== undefined && { stopped }) };
}

/** Adds what lies below the partial tiles of levels 0 and 1. */
function finish(state: PartState, rest: Tally, nodes: readonly RangeNode[] | undefined): void {
  addTally(state.tally, rest);
  state.range = nodes && state.range && new CompactRange([...state.range, ...nodes]).nodes;
  state.next = state.end;
  state.complete = true;
}

/** The hashes of the partial tiles of levels 1 and 0: those of a sound edge, or those computed from below. */
function restNodes({ edge: open }: PartState, edge: RightEdge, size: bigint): readonly RangeNode[] | undefined {
  const rows = [
    { level: 8, hashes: open ? open.row : edge[1] },
    { level: 0, hashes: open ? open.leaves : edge[0] },
  ];
  const nodes: RangeNode[] = [];
  for (const { level, hashes = [] } of rows)
    for (const [i, hash] of hashes.entries()) {
      if (hash === undefined) return undefined;
      const tile = size >> BigInt(level + 8);
      nodes.push({ level, index: tile * 256n + BigInt(i), hash });
    }
  return nodes;
}
