import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { countOption } from '../../command/options/number.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import type { Names } from '../target/names.ts';

/** All chains are in one process, so more checks at once would wait for it. */
const USUAL_MOST = 4;
const MOST = 64;

/** The options that say how many checks are judged at once, and what all runs of the tool share. */
interface SharingOptions {
  readonly jobs?: string | number;
  readonly resetCommand?: string;
  readonly watch?: readonly string[];
  readonly names?: Names;
}

/** How many checks are judged at once. @throws UsageError for more than one at a tool whose runs share something. */
export function jobsOf(options: SharingOptions): number {
  const shared = sharedBy(options);
  const jobs = options.jobs === undefined ? undefined : countOption('--jobs', options.jobs, 1, MOST);
  if (shared === undefined) return jobs ?? Math.min(USUAL_MOST, availableParallelism());
  if (jobs === undefined || jobs === 1) return 1;
  return throwUsageError(`--jobs ${jobs}: with ${shared}, so they go one after another; leave --jobs out`);
}

/** What all runs of the tool share, if there is such a thing: a run would disturb another, or be charged with its deeds. */
function sharedBy({ resetCommand, watch = [], names }: SharingOptions): string | undefined {
  if (resetCommand !== undefined) return '--reset-command the runs share what the tool keeps';
  if (watch.length > 0) return '--watch a file could be of any of the runs';
  const outside = Object.values(names?.files ?? {}).find((file) => file != null && isAbsolute(file));
  return outside === undefined ? undefined : `the name ${outside} all runs have one file`;
}
