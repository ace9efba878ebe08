import type { Selection } from '../core/run/plan.ts';
import type { FeedJobTarget } from '../feed/command/job-target.ts';
import type { ProcessOptions } from '../lab/process/managed-process.ts';
import type { LogJobTarget } from '../log/command/job-target.ts';
import type { MigrationJobTarget } from '../migration/command/job-target.ts';

/** Everything the child process needs, as plain data. Code crosses by name only. */
export interface Job {
  /** The module that exports the suite, and the export's name. */
  readonly suite: { readonly module: string; readonly name: string };
  readonly target: LogJobTarget | FeedJobTarget | MigrationJobTarget;
  /** What the target needs: the parent starts it before the child begins, restarts it at its word, and ends it. */
  readonly process?: NeededProcess;
  readonly selection: Selection;
  readonly seed: bigint;
  readonly budgetMs: number;
}

/** A process as plain data. */
export type NeededProcess = Omit<ProcessOptions, 'onDeath'>;
