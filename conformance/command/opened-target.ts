import type { Plan } from '../core/run/plan.ts';
import type { Time } from '../core/run/time.ts';
import type { Target } from '../core/target/target.ts';
import type { Problem } from '../core/text/error-section.ts';
import type { LeftItem } from '../core/verdict/left-item.ts';
import type { StopMode } from '../lab/process/managed-process.ts';

/** The opened target of a job, in the child. */
export interface OpenedTarget {
  readonly target: Target & { openFor(): number };
  /** Secrets, which no message to the parent may contain. */
  readonly secrets: readonly string[];
  /** Starts the target before the first request. Gives the error in the given settings, if there is one. */
  begin?(): Promise<Problem | undefined>;
  /** Why the target cannot be judged; undefined where it can. The run calls this first. */
  unreached?(chosen: Plan<Target>): Promise<Problem | undefined>;
  close(): Promise<void>;
}

/** The services of a run for its target. */
export interface TargetContext {
  readonly time: Time;
  readonly signal: AbortSignal;
  /** Ends the target's process and starts it again, if the target has a process. */
  readonly restart?: (how: StopMode) => Promise<void>;
  /** Called with each item that the run makes in the target, by name, and again when the item is gone. */
  readonly onItem?: (name: string, item: LeftItem, there: boolean) => void;
}
