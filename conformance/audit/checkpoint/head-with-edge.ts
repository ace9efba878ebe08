import { setTimeout as sleep } from 'node:timers/promises';
import { parseTilePath } from '../../log/oracle/tiles/path.ts';
import { tileSpan } from '../../log/oracle/tiles/tile.ts';
import type { Finding } from '../finding/finding.ts';
import { addTally, countFinding, newTally, type Tally } from '../finding/tally.ts';
import type { AuditOptions } from '../options.ts';
import type { LogSource } from '../source/source.ts';
import { type RightEdge, readRightEdge } from '../verify/right-edge.ts';
import { fetchHead } from './fetch-head.ts';
import type { Head, HeadRead } from './head.ts';

/** How often a newer checkpoint is taken, where the log grows faster than its edge can be read. */
const ATTEMPTS = 4;

/** A checkpoint with the right edge of its tree. */
export interface HeadWithEdge {
  readonly head?: Head;
  readonly edge: RightEdge;
  /** Checkpoints that were seen before this one. */
  readonly passed: readonly Head[];
}

/**
 * Reads the right edge of a checkpoint's tree. A log may take partial tiles away when it has grown, so where one is
 * missing and a newer checkpoint is there, that one is audited.
 */
export async function readHeadWithEdge(
  options: AuditOptions,
  source: LogSource,
  read: HeadRead,
  tally: Tally,
): Promise<HeadWithEdge> {
  const passed: Head[] = [];
  const gone: Finding[] = [];
  for (let attempt = 1; ; attempt++) {
    const { head, findings } = read;
    if (!head) {
      for (const finding of findings) countFinding(tally, finding);
      return { edge: [], passed };
    }
    const seen = newTally();
    const edge = await readRightEdge(source, head.checkpoint.size, seen);
    const missing = seen.findings.some(({ kind }) => kind === 'missing');
    const newer = missing && attempt < ATTEMPTS ? await fetchHead(options, source, []) : undefined;
    if (typeof newer === 'object' && newer.head && newer.head.checkpoint.size > head.checkpoint.size) {
      passed.push(head);
      gone.push(...seen.findings.filter(({ kind }) => kind === 'missing'));
      read = newer;
    } else {
      for (const finding of findings) countFinding(tally, finding);
      addTally(tally, seen);
      // Only what has become full may be gone: a partial one of a published size stays until then ("Partial Tiles").
      for (const finding of gone) if (!isFull(finding.at, head.checkpoint.size)) countFinding(tally, finding);
      return { head, edge, passed };
    }
  }
}

/** Whether the tile or bundle at a path is full in a tree of a size. */
function isFull(path: string, size: bigint): boolean {
  const id = parseTilePath(path).value;
  return id !== undefined && tileSpan({ level: id.kind === 'tile' ? id.level : 0, index: id.index }).end <= size;
}

/** How often, and how long apart, a log is asked again that shows less than it did before. */
const AGAIN = 4;
const APART_MS = 1000;

/**
 * A checkpoint that is not smaller than the one that was kept, if a log shows one soon: a stale cache, or another audit
 * that has kept a larger one in between, is no reason to say that a log went back.
 */
export async function waitForLargerHead(
  options: AuditOptions,
  source: LogSource,
  read: HeadRead,
  kept: Head,
): Promise<HeadRead> {
  for (let again = 0; again < AGAIN && options.place.kind === 'http'; again++) {
    if (!read.head || read.head.checkpoint.size >= kept.checkpoint.size) return read;
    await sleep(APART_MS);
    const next = await fetchHead(options, source, []);
    if (typeof next === 'object' && next.head?.signatures === 'verified') read = next;
  }
  return read;
}
