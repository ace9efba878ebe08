/** What a job judges, opened in the child, and what the run gives to it. */

import type { Plan } from '../core/run/plan.ts';
import type { Time } from '../core/run/time.ts';
import type { Target } from '../core/target/target.ts';
import type { LeftItemListener } from '../feed/command/publishing/left-items.ts';
import type { LogTarget } from '../log/target/log-target.ts';

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
  readonly restart?: LogTarget['restart'];
  /** Hears what comes into a feed by its publisher, and what goes. */
  readonly onItem?: LeftItemListener;
}
