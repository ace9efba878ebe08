import { availableParallelism } from 'node:os';

/** A log with fewer whole units is verified before a thread would have started. */
const LEAST_UNITS = 3n;
const MOST = 1024n;

/** How many threads verify so many whole units; 0: the caller's own does. `wanted`: as many as the user asks for. */
export function workerCount(units: bigint, wanted?: number): number {
  if (units < LEAST_UNITS) return 0;
  const count = wanted ?? Math.min(2, availableParallelism());
  return Math.min(count, Number(units > MOST ? MOST : units));
}
