/** A change of a source text that others wrote, and what became of it. */

import type { Reported } from '../../conformance/front/mutation/mutant.ts';

/** One change: the bytes from `start` to `end` of a file become the replacement. Lines and columns count from 1. */
export interface Change {
  /** The name by which results show the file: the name of its package and the path in it. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly operator: string;
  readonly replacement: string;
}

/** What became of a change. */
export type Fate = Pick<Reported, 'status' | 'killedBy' | 'statusReason'>;

/** The source with the change made. */
export function changedText(source: Buffer, { start, end, replacement }: Change): Buffer {
  return Buffer.concat([source.subarray(0, start), Buffer.from(replacement), source.subarray(end)]);
}

/** The change as mutation results have it. */
export function reportedChange(change: Change, fate: Fate): Reported {
  const { line, column, endLine, endColumn, operator, replacement } = change;
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
  return { location, mutatorName: operator, replacement, ...fate };
}
