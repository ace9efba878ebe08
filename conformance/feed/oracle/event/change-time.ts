/**
 * Whether `updated` moves when its event is changed, and only then.
 *
 * Follows: interface document, "Event" (`updated`)
 */
import type { Defect } from '../../../core/check/defect.ts';

/** Instants of `updated` of one item, in nanoseconds. */
export interface ChangeTimes {
  readonly published: bigint;
  /** Seconds after the publication, without a change. */
  readonly later: bigint;
  /** After a change that moves `updated`; absent without such a change. */
  readonly changed?: bigint | undefined;
}

/** `updated` that moves without a change. */
export function movesAloneDefect({ published, later }: ChangeTimes): Defect<'moves-alone'> | undefined {
  if (published === later) return undefined;
  const expected = 'the same instant two seconds later';
  return { reason: 'moves-alone', expected, actual: 'another instant', at: 'updated' };
}

/** `updated` that a change does not move. */
export function notMovedDefect({ later, changed }: ChangeTimes): Defect<'not-moved'> | undefined {
  if (changed !== later) return undefined;
  const expected = 'another instant than before the change';
  return { reason: 'not-moved', expected, actual: 'the same', at: 'updated' };
}
