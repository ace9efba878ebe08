import type { Selection } from '../core/run/plan.ts';
import type { Choices } from '../core/spec/choice.ts';
import type { SuiteName } from '../core/spec/requirement.ts';
import type { Absence } from '../core/target/target.ts';
import type { ProcessOptions } from '../lab/process/managed-process.ts';

/** The target of a job, as plain data. Each suite adds its own members. */
export interface JobTarget {
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  /** The timeout for one exchange, or for one run of a program. */
  readonly timeoutMs?: number;
}

/** Everything that the child process needs, as plain data. Code is passed by name only. */
export interface Job<T extends JobTarget = JobTarget> {
  readonly suite: SuiteName;
  /** A module that exports checks to run instead of the suite's, with the name of the export. */
  readonly checks?: { readonly module: string; readonly name: string };
  readonly target: T;
  /**
   * A process that the target needs: the parent starts it before the child begins, restarts it at the child's request,
   * and ends it.
   */
  readonly process?: NeededProcess;
  /** Texts that no message and no report may contain. */
  readonly secrets?: readonly string[];
  readonly selection: Selection;
  readonly seed: bigint;
  readonly budgetMs: number;
  /** How many independent checks are judged at once. Default: one after another. */
  readonly jobs?: number;
}

/** The description of a process, as plain data. */
export type NeededProcess = Omit<ProcessOptions, 'onDeath'>;
