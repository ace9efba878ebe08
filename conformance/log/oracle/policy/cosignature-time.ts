/**
 * The time of a cosignature.
 *
 * Follows: C2SP tlog-cosignature, "Format"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { timeText } from '../checkpoint/tree-head-time.ts';
import type { Cosignature } from './cosignatures.ts';

const secondsText = (seconds: bigint): string => timeText(seconds * 1000n);

/** That a cosignature was made more than `seconds` after `now`, POSIX seconds. */
export function cosignatureAheadDefect(
  { witness, timestamp }: Cosignature,
  now: bigint,
  seconds: number,
): Defect<'ahead'> | undefined {
  if (timestamp === undefined || Number(timestamp) <= Number(now) + seconds) return undefined;
  const expected = `${secondsText(now)}, the time of the run, or at most ${seconds} s later`;
  const at = `checkpoint, the line of ${witness.key.name}`;
  return { reason: 'ahead', expected, actual: secondsText(timestamp), at };
}
