import { availableParallelism } from 'node:os';
import type { LogLocation } from '../source/source.ts';

/** A log with fewer whole units is verified before a thread would have started. */
const LEAST_UNITS = 3n;
const MOST = 1024n;

/**
 * How many threads verify so many whole units of a log; 0: the caller's own does, as wherever requests are counted. `wanted`: as
 * many as the user asks for.
 */
export function workerCount(units: bigint, place: LogLocation, wanted?: number): number {
  const isCounted = place.kind !== 'directory' && place.rate !== undefined;
  if (units < LEAST_UNITS || isCounted) return 0;
  const count = wanted ?? Math.min(2, availableParallelism());
  return Math.min(count, Number(units > MOST ? MOST : units));
}
