import { seededRandom } from '../core/run/random.ts';
import { bundleSpan, hashesAtLevel, TILE_WIDTH } from '../log/oracle/tiles/tile.ts';
import { compareTreeHeads } from './checkpoint/compare-tree-heads.ts';
import { fetchHead } from './checkpoint/fetch-head.ts';
import type { Head } from './checkpoint/head.ts';
import { readHeadWithEdge, waitForLargerHead } from './checkpoint/head-with-edge.ts';
import { auditProfile, type EntriesPlan, entriesBy, entriesPlan, issuersOf } from './entries/entries.ts';
import type { Issuers } from './entries/issuers.ts';
import { finding } from './finding/finding.ts';
import { mayBePruned, minimumIndexFinding, PRUNING_HINT } from './finding/pruning.ts';
import { countFinding, countTile, countUnread, newTally, type Tally, unreadText } from './finding/tally.ts';
import type { AuditOptions } from './options.ts';
import type { AuditResult, AuditVerdict } from './result.ts';
import { hasDataTilesAlone, OTHER_FORMAT } from './source/entry-format.ts';
import { openSource } from './source/open-source.ts';
import type { LogSource } from './source/source.ts';
import { compareWithEarlierHead, type HeadComparison, keepHead } from './state/earlier-head.ts';
import { openStateDirectory, type StateDirectory } from './state/state-directory.ts';
import { hashText } from './verify/hash-text.ts';
import { openVerifier } from './verify/open-verifier.ts';
import { type RightEdge, rootOfRightEdge } from './verify/right-edge.ts';
import { verifySample } from './verify/sample.ts';
import { AuditStopped } from './verify/unit-verifier.ts';
import { VerifiedTiles } from './verify/verified-tiles.ts';
import { verifyWholeTree } from './verify/whole-tree.ts';
import { workerCount } from './verify/worker-count.ts';

const PROGRESS_MS = 200;

/**
 * Audits a log: its checkpoint, its right edge by the root, and then the whole log or a sample. Throws `NoLogError`
 * where a directory has no checkpoint, and `StateError` where the state directory is unusable; for anything that the
 * log does, it returns a result.
 */
export async function audit(options: AuditOptions): Promise<AuditResult> {
  const startedAt = new Date();
  const began = performance.now();
  const state = options.state === undefined ? undefined : openStateDirectory(options.state);
  const source = options.source ?? (await openSource(options.place, options.signal));
  const tally = newTally();
  try {
    const inspection = await inspect(options, source, state, tally);
    return {
      startedAt,
      durationMs: performance.now() - began,
      tally,
      findings: tally.findings,
      found: tally.found,
      ...inspection,
    };
  } finally {
    await source.close();
  }
}

type Found = Omit<AuditResult, 'startedAt' | 'durationMs' | 'tally' | 'findings' | 'found'>;

async function inspect(
  options: AuditOptions,
  source: LogSource,
  state: StateDirectory | undefined,
  tally: Tally,
): Promise<Found> {
  const because: string[] = [];
  const profile = auditProfile(options);
  const end = (verdict: AuditVerdict, more: Partial<Found> = {}): Found => {
    return { verdict, because, profile, rootVerified: false, workers: 0, ...more };
  };
  const read = await fetchHead(options, source, because);
  if (options.signal?.aborted && 'ended' in read) return end('interrupted', { because: [] });
  if ('ended' in read) {
    const { ended, ...section } = read;
    return end(ended, section);
  }
  const keptOf = (head: Head | undefined) =>
    head?.signatures === 'verified' ? state?.kept(head.checkpoint.origin, options.keys) : undefined;
  // Reading the state here reports a damaged state before the work begins.
  const earlierHead = keptOf(read.head);
  const latest = earlierHead ? await waitForLargerHead(options, source, read, earlierHead) : read;
  const { head, edge, passed } = await readHeadWithEdge(options, source, latest, tally);
  if (!head) return end('wrong');

  if (head.unsure !== undefined) because.push(head.unsure);
  const { size } = head.checkpoint;
  const root = Buffer.from(head.checkpoint.root).toString('latin1');
  const keptHead = earlierHead && head.checkpoint.origin === earlierHead.checkpoint.origin ? earlierHead : keptOf(head);
  const rootVerified = rootOfRightEdge(edge) === root;
  const minimum = lesser(options.minimum ?? 0n, size);
  if (options.minimum !== undefined && options.minimum > size)
    countFinding(tally, minimumIndexFinding(options.minimum, size));
  const way = rootVerified ? new VerifiedTiles(source, size, edge, minimum) : undefined;
  for (const passedHead of passed)
    if (passedHead.signatures === 'verified' && head.signatures === 'verified') {
      const { finding } = await compareTreeHeads(passedHead, head, source, way, 'as shown before');
      if (finding) countFinding(tally, finding);
    }
  let memory =
    state &&
    (await compareWithEarlierHead(
      { state, source, way, head, kept: keptHead, keys: options.keys, because, named: options.origin !== undefined },
      tally,
    ));

  const isBelowSound = tally.findings.every(({ at }) => at === 'checkpoint');
  if (profile === 'tlog-tiles' && isBelowSound && (await hasDataTilesAlone(source, size, minimum))) {
    because.push(OTHER_FORMAT);
    return end(tally.found > 0 ? 'wrong' : 'incomplete', { head, rootVerified });
  }
  const workers =
    options.sample || options.source
      ? 0
      : workerCount(hashesAtLevel(size, 2) - hashesAtLevel(minimum, 2), options.place, options.workers);
  const more = { head, rootVerified, workers, ...notOwed(minimum) };
  const plan = entriesPlan(options, profile, head);
  const issuers = await issuersOf(plan, source);
  const known = { source, edge, size, root, minimum, plan, issuers };
  let drawn: Awaited<ReturnType<typeof sampled>>;
  let stopped: string | undefined;
  try {
    if (options.sample) drawn = await sampled(options, options.sample, known, rootVerified, tally);
    else await whole(options, known, workers, tally);
  } catch (cause) {
    if (!(cause instanceof AuditStopped)) throw cause;
    stopped = cause.message;
  }
  const interrupted = options.signal?.aborted ?? false;
  stopped ??= drawn?.stopped;
  // The verdict itself states an interruption.
  if (stopped !== undefined && !interrupted) because.push(stopped);
  if (options.keys.length === 0) because.push('no key was given, so the signatures were not judged');
  if (tally.unreadCount > 0 && !interrupted) because.push(unreadText(tally));
  if (mayBePruned(tally, minimum, options.sample !== undefined)) because.push(PRUNING_HINT);
  const sound = tally.found === 0 && because.length === 0 && !interrupted;
  if (memory) memory = await keepHead(memory, sound, tally);
  const verdict = interrupted
    ? 'interrupted'
    : tally.found > 0
      ? 'wrong'
      : because.length > 0
        ? 'incomplete'
        : 'verified';
  return end(verdict, {
    ...more,
    ...(issuers && { issuers: issuers.sound }),
    ...(drawn && options.sample
      ? { sample: { bundles: drawn.bundles, looked: drawn.looked, of: drawn.of, seed: options.sample.seed } }
      : {}),
    ...(memory ? { remembered: (memory as HeadComparison).remembered } : {}),
  });
}

interface Known {
  readonly source: LogSource;
  readonly edge: RightEdge;
  readonly size: bigint;
  readonly root: string;
  readonly minimum: bigint;
  readonly plan: EntriesPlan;
  readonly issuers: Issuers | undefined;
}

async function whole(options: AuditOptions, base: Known, workers: number, tally: Tally): Promise<void> {
  const { place, signal } = options;
  const crew = await openVerifier({ ...base, workers, place, signal }, tally);
  const entries = (await entriesBy(base.plan))();
  const owed = Number(base.size - (notOwed(base.minimum).from ?? 0n));
  const timer = setInterval(() => options.onProgress?.(tally.entries, owed, 'entries'), PROGRESS_MS);
  try {
    await verifyWholeTree({ ...base, entries, crew, tally });
  } finally {
    clearInterval(timer);
    await crew.close();
  }
}

async function sampled(
  options: AuditOptions,
  { count, seed }: { readonly count: number; readonly seed: bigint },
  { source, edge, size, root, minimum, plan, issuers }: Known,
  rootVerified: boolean,
  tally: Tally,
): Promise<Awaited<ReturnType<typeof verifySample>> | undefined> {
  if (!rootVerified) {
    const actual = rootOfRightEdge(edge);
    const says = `the root ${actual === undefined ? '' : hashText(actual)} that the right edge gives`;
    if (actual !== undefined) countFinding(tally, finding('root-differs', 'checkpoint', says, hashText(root)));
    else if (tally.found === 0) countUnread(tally, 'the right edge could not be read');
    return undefined;
  }
  for (const [level, hashes] of edge.entries()) if (hashes!.length > 0) countTile(tally, level);
  const way = new VerifiedTiles(source, size, edge, minimum);
  const hear = {
    signal: options.signal ?? new AbortController().signal,
    onBundle: (of: number) => options.onProgress?.(++done, of, 'bundles'),
  };
  let done = 0;
  const newEntries = await entriesBy(plan);
  return verifySample(
    { source, way, newEntries, issuers },
    { count, minimum, random: seededRandom(seed, 'audit') },
    tally,
    hear,
  );
}

/** The first entry that the log must serve, if it may have pruned any: logs prune whole bundles. */
function notOwed(minimum: bigint): { readonly from?: bigint } {
  const from = bundleSpan(minimum / BigInt(TILE_WIDTH)).start;
  return from === 0n ? {} : { from };
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
