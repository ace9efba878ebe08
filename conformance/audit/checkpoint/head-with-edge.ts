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

/** How often the audit takes a newer checkpoint, where the log grows faster than its edge can be read. */
const ATTEMPTS = 4;

/** A checkpoint with the right edge of its tree. */
export interface HeadWithEdge {
  readonly head?: Head;
  readonly edge: RightEdge;
  /** Checkpoints that the audit read before this one. */
  readonly passed: readonly Head[];
}

/**
 * Reads the right edge of a checkpoint's tree. A log may delete partial tiles when it has grown ("Partial Tiles"), so
 * if one is missing and there is a newer checkpoint, the audit takes the newer checkpoint.
 */
export async function readHeadWithEdge(
  options: AuditOptions,
  source: LogSource,
  read: HeadRead,
  tally: Tally,
): Promise<HeadWithEdge> {
  const passed: Head[] = [];
  const missingFindings: Finding[] = [];
  for (let attempt = 1; ; attempt++) {
    const { head, findings } = read;
    if (!head) {
      for (const finding of findings) countFinding(tally, finding);
      return { edge: [], passed };
    }
    const edgeTally = newTally();
    const edge = await readRightEdge(source, head.checkpoint.size, edgeTally);
    const missing = edgeTally.findings.some(({ kind }) => kind === 'missing');
    const newer = missing && attempt < ATTEMPTS ? await fetchHead(options, source, []) : undefined;
    if (newer && !('ended' in newer) && newer.head && newer.head.checkpoint.size > head.checkpoint.size) {
      passed.push(head);
      missingFindings.push(...edgeTally.findings.filter(({ kind }) => kind === 'missing'));
      read = newer;
    } else {
      for (const finding of findings) countFinding(tally, finding);
      addTally(tally, edgeTally);
      // Only a resource that has become full may be gone: until then a published partial one stays ("Partial Tiles").
      for (const finding of missingFindings)
        if (!isFull(finding.at, head.checkpoint.size)) countFinding(tally, finding);
      return { head, edge, passed };
    }
  }
}

/** Whether the tile or bundle at a path is full in a tree of a size. */
function isFull(path: string, size: bigint): boolean {
  const id = parseTilePath(path).value;
  return id !== undefined && tileSpan({ level: id.kind === 'tile' ? id.level : 0, index: id.index }).end <= size;
}

/** How often, and at which interval, the audit reads the checkpoint again where it is smaller than the kept one. */
const AGAIN = 4;
const APART_MS = 1000;

/**
 * Waits a short time for a checkpoint that is not smaller than the kept one: a stale cache, or another audit that kept
 * a larger checkpoint in the meantime, does not mean that the log was rolled back.
 */
export async function waitForLargerHead(
  options: AuditOptions,
  source: LogSource,
  read: HeadRead,
  kept: Head,
): Promise<HeadRead> {
  for (let attempt = 0; attempt < AGAIN && options.place.kind !== 'directory'; attempt++) {
    if (!read.head || read.head.checkpoint.size >= kept.checkpoint.size) return read;
    await sleep(APART_MS);
    const next = await fetchHead(options, source, []);
    if (!('ended' in next) && next.head?.signatures === 'verified') read = next;
  }
  return read;
}
