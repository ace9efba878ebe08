import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import type { Policy } from '../../log/oracle/policy/policy.ts';
import { type Head, readHead } from '../checkpoint/head.ts';
import { countFinding, newTally } from '../finding/tally.ts';
import type { AuditResult, AuditVerdict } from '../result.ts';
import { CompactRange } from './compact-range.ts';
import { judgeParts } from './judge-parts.ts';
import type { PartState } from './part-state.ts';

/** A part, and the name of its file. */
export interface NamedPart {
  readonly file: string;
  readonly state: PartState;
}

/** The settings of a merge. */
export interface MergeOptions {
  readonly keys: readonly Vkey[];
  readonly origin?: string;
  /** Whose cosignatures the checkpoint needs. */
  readonly policy?: Policy;
  /** The signed note of the tree; without it, that of the part with the largest tree. */
  readonly checkpoint?: Uint8Array;
}

/**
 * The audit that parts make together. Their compact ranges have to give the root of the checkpoint, so a part that is
 * missing, or is of another tree, cannot be overlooked. Parts may be repeated, and in any order.
 */
export function mergeParts(parts: readonly NamedPart[], options: MergeOptions): AuditResult {
  const startedAt = new Date();
  const began = performance.now();
  const because: string[] = [];
  const profile = parts[0]?.state.profile ?? 'tlog-tiles';
  const trees = parts.map((part) => ({ ...part, head: readHead(part.state.note, options.keys, options.origin).head }));
  const note = options.checkpoint ?? largest(trees)?.head?.note;
  const end = (verdict: AuditVerdict, more: Partial<AuditResult> = {}): AuditResult => {
    const nothing = { tally: newTally(), findings: [], found: 0, rootVerified: false, workers: 0 };
    return { startedAt, durationMs: performance.now() - began, verdict, because, profile, ...nothing, ...more };
  };
  if (note === undefined) {
    because.push('no part has a checkpoint that can be read');
    return end('incomplete');
  }
  const { head, findings } = readHead(note, options.keys, options.origin, options.policy);
  const ofHead = newTally();
  for (const finding of findings) countFinding(ofHead, finding);
  if (!head) return end('wrong', { tally: ofHead, findings: ofHead.findings, found: ofHead.found });
  if (head.unsure !== undefined) because.push(head.unsure);

  const { size, root } = head.checkpoint;
  const ours = trees.filter(({ file, head: of, state }) => {
    if (state.profile !== profile) {
      because.push(`${file} was audited by ${state.profile}, and not by ${profile}, and was left out`);
      return false;
    }
    if (of && isSameTree(of, head)) return true;
    because.push(`${file} is of another tree, of ${of?.checkpoint.size ?? 'no'} entries, and was left out`);
    return false;
  });
  for (const { file, state } of ours)
    if (!state.complete)
      because.push(
        `${file} is not finished: entries ${state.next} to ${state.end - 1n} are not verified yet; run part ${state.part.index}/${state.part.of} again with the same --out`,
      );
  const complete = ours.filter(({ state }) => state.complete).map(({ state }) => state);
  const chain = chainOf(complete, size);
  if (!chain) because.push(...missing(complete, size));
  // A part that was run twice counts once, but each may have found something.
  const counted = new Set(chain ?? withoutOverlaps(complete));
  const uncounted = new Set(counted);
  const judged = ours.map(({ state }) => (uncounted.delete(state) ? state : withoutCounts(state)));
  const tally = judgeParts(judged, head.checkpoint);
  for (const finding of ofHead.findings) countFinding(tally, finding);
  const ranges = chain?.map(({ range }) => range);
  const actual = ranges?.includes(undefined)
    ? undefined
    : ranges && new CompactRange(ranges.flatMap((range) => range!)).root();
  const isRoot = actual === Buffer.from(root).toString('latin1');
  if (chain && tally.found === 0 && !isRoot)
    because.push('the parts do not give the root of the checkpoint, and none of them found why: run them again');
  if (options.keys.length === 0) because.push('no key was given, so the signatures were not judged');
  const verdict = tally.found > 0 ? 'wrong' : because.length > 0 ? 'incomplete' : 'verified';
  const minimum = [...counted].map(notOwed).reduce(larger, 0n);
  return end(verdict, {
    head,
    tally,
    findings: tally.findings,
    found: tally.found,
    rootVerified: isRoot,
    durationMs: judged.reduce((sum, { durationMs }) => sum + durationMs, 0),
    parts: counted.size + emptyParts(complete),
    ...(minimum >= 256n ? { from: (minimum / 256n) * 256n } : {}),
  });
}

/** The index up to which a part asked for nothing; 0 where it asked for all of its own. */
const notOwed = ({ first, end, minimum }: PartState): bigint => (minimum <= first ? 0n : minimum < end ? minimum : end);

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

const largest = <T extends { readonly head?: Head | undefined }>(trees: readonly T[]): T | undefined =>
  trees.toSorted((a, b) => Number((b.head?.checkpoint.size ?? -1n) - (a.head?.checkpoint.size ?? -1n)))[0];

const isSameTree = (a: Head, b: Head): boolean =>
  a.checkpoint.origin === b.checkpoint.origin &&
  a.checkpoint.size === b.checkpoint.size &&
  Buffer.compare(a.checkpoint.root, b.checkpoint.root) === 0;

/** Parts that follow each other from the first entry to the last; undefined where some are missing. */
function chainOf(states: readonly PartState[], size: bigint): readonly PartState[] | undefined {
  const chains = new Map<bigint, readonly PartState[]>([[0n, []]]);
  const ordered = states.toSorted((a, b) => Number(a.first - b.first) || Number(a.end - b.end));
  for (const state of ordered) {
    const before = chains.get(state.first);
    // An empty part goes nowhere.
    if (before && !isEmpty(state) && !chains.has(state.end)) chains.set(state.end, [...before, state]);
  }
  return chains.get(size);
}

/** How many parts there are that have no entries: they are in no chain, and were merged all the same. */
const emptyParts = (states: readonly PartState[]): number =>
  new Set(states.filter(isEmpty).map(({ part }) => `${part.index}/${part.of}`)).size;

const isEmpty = ({ first, end }: PartState): boolean => end === first;

function withoutOverlaps(states: readonly PartState[]): readonly PartState[] {
  let reached = 0n;
  return states
    .toSorted((a, b) => Number(a.first - b.first))
    .filter((state) => {
      const isNew = !isEmpty(state) && state.first >= reached;
      if (isNew) reached = state.end;
      return isNew;
    });
}

/** Which entries no part has verified, in sentences. */
function missing(states: readonly PartState[], size: bigint): readonly string[] {
  const gaps: string[] = [];
  let reached = 0n;
  const gap = (to: bigint) => {
    if (to > reached) gaps.push(`entries ${reached} to ${to - 1n} are in no part that is finished`);
  };
  for (const { first, end } of states.toSorted((a, b) => Number(a.first - b.first))) {
    gap(first);
    if (end > reached) reached = end;
  }
  gap(size);
  return gaps.length > 0
    ? gaps
    : ['the parts overlap and do not meet: make all of them with the same number of parts, such as 1/16 to 16/16'];
}

const withoutCounts = (state: PartState): PartState => ({
  ...state,
  sound: new Set(),
  tally: { ...state.tally, entries: 0, bundles: 0, tiles: [] },
  above: { ...state.above, tiles: [] },
});
