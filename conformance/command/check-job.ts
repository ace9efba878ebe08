import type { CheckResult } from '../core/verdict/outcome.ts';
import type { CurlConnection, KeySubstitutions } from '../report/document/curl.ts';
import type { TargetNames } from '../report/document/target-name.ts';
import type { Job, JobTarget } from './job.ts';

/** The job that a check command makes of its options, and what the report needs beside it. */
export interface CheckJob<T extends JobTarget = JobTarget> {
  readonly job: Job<T>;
  readonly profiles: readonly string[];
  /** The address as the user gave it, for display. */
  readonly address: string;
  /** The report's description of the target. */
  readonly reported: Readonly<Record<string, unknown>>;
  /** Shell expressions for the given keys, by their names in the target. */
  readonly keys?: KeySubstitutions;
  /** How curl reaches the target. */
  readonly connection?: CurlConnection;
  /** The target's own names for things that the documents name. */
  readonly names?: TargetNames;
  /** The checks of the plan that cannot apply to the target. */
  readonly notApplicable?: () => Promise<readonly CheckResult[]>;
  /** Why the target cannot be judged: packages that are not installed. */
  readonly lacking?: string;
}
