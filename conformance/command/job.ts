import type { Selection } from '../core/run/plan.ts';
import type { Choices } from '../core/spec/choice.ts';
import type { SuiteName } from '../core/spec/requirement.ts';
import type { Absence } from '../core/target/target.ts';
import type { ProcessOptions } from '../lab/process/managed-process.ts';

/** What is judged, as plain data. Its suite knows what else stands in it. */
export interface JobTarget {
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  /** For one exchange, or one run of a program. */
  readonly timeoutMs?: number;
}

/** Everything the child process needs, as plain data. Code crosses by name only. */
export interface Job<T extends JobTarget = JobTarget> {
  readonly suite: SuiteName;
  /** A module that exports other checks than those of the suite, with the name of the export. */
  readonly checks?: { readonly module: string; readonly name: string };
  readonly target: T;
  /** What the target needs: the parent starts it before the child begins, restarts it at its word, and ends it. */
  readonly process?: NeededProcess;
  readonly selection: Selection;
  readonly seed: bigint;
  readonly budgetMs: number;
}

/** A process as plain data. */
export type NeededProcess = Omit<ProcessOptions, 'onDeath'>;
