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

/** `updated` that moves without a change, or that a change does not move. */
export function changeTimeDefect({
  published,
  later,
  changed,
}: ChangeTimes): Defect<'moves-alone' | 'not-moved'> | undefined {
  const at = 'updated';
  if (published !== later)
    return { reason: 'moves-alone', expected: 'the same instant two seconds later', actual: 'another instant', at };
  if (changed !== later) return undefined;
  return { reason: 'not-moved', expected: 'another instant than before the change', actual: 'the same', at };
}
