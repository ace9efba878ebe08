/** What a check command makes of its options. */

import type { CheckResult } from '../core/verdict/outcome.ts';
import type { KeySubstitutions } from '../report/document/curl.ts';
import type { TargetNames } from '../report/document/target-name.ts';
import type { Job, JobTarget } from './job.ts';

/** What a check command makes of its options. */
export interface CheckJob<T extends JobTarget = JobTarget> {
  readonly job: Job<T>;
  readonly profiles: readonly string[];
  /** The address as given, for people. */
  readonly address: string;
  /** What the report says of the target. */
  readonly reported: Readonly<Record<string, unknown>>;
  /** How a shell comes by the keys that were given, by their names in the target. */
  readonly keys?: KeySubstitutions;
  /** What the target calls the things that its document names. */
  readonly names?: TargetNames;
  /** The checks of the plan that are known not to apply. */
  readonly notApplicable?: () => Promise<readonly CheckResult[]>;
  /** Why the target cannot be judged here: packages that are not installed. */
  readonly lacking?: string;
}
