/** What a job judges, opened in the child, and what the run gives to it. */

import type { Plan } from '../core/run/plan.ts';
import type { Time } from '../core/run/time.ts';
import type { Target } from '../core/target/target.ts';
import type { LeftItem } from '../core/verdict/left-item.ts';
import type { StopMode } from '../lab/process/managed-process.ts';

/** What a job judges, opened in the child. */
export interface OpenedTarget {
  readonly target: Target & { openFor(): number };
  /** What nothing that crosses to the parent may hold. */
  readonly secrets: readonly string[];
  /** Starts what the run speaks with, before anything is asked. Gives what cannot be used of what was given. */
  begin?(): Promise<string | undefined>;
  /** Why nothing can be judged, asked before anything else; undefined where nothing speaks against it. */
  unreached?(chosen: Plan<Target>): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What the run gives to its target. */
export interface TargetContext {
  readonly time: Time;
  readonly signal: AbortSignal;
  /** Ends the process of the target and starts it again, where it was given one. */
  readonly restart?: (how: StopMode) => Promise<void>;
  /** Hears, by its name, what the run makes in the target and would leave there, and what of it is there no more. */
  readonly onItem?: (name: string, item: LeftItem, there: boolean) => void;
}
