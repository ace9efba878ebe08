import type { CheckReport, Report, RequirementReport } from '../document/report.ts';

/** The version of the shape: `spec/kept-report.schema.json` describes it. */
export const KEPT_SCHEMA = 'touchstone/kept-report/1';

/** A requirement, without what its specification says of it. */
export type KeptRequirement = Pick<RequirementReport, 'id' | 'level' | 'ruleset' | 'outcome' | 'waived' | 'checks'>;

/** A check, without its evidence and without times. Its level and ruleset are those of its requirement. */
export type KeptCheck = Pick<CheckReport, 'id' | 'requirement' | 'outcome'> &
  Partial<
    Pick<CheckReport, 'reason' | 'message' | 'note' | 'expected' | 'actual' | 'at' | 'because' | 'remedy' | 'newSince'>
  >;

/**
 * A report as it is kept beside others: whole and of a whole run, without what differs from one run to the next
 * (addresses, keys, seed, times, exchanges), and with the command that makes it again.
 */
export interface KeptReport
  extends Pick<Report, 'tool' | 'suite' | 'profile' | 'strict' | 'choices' | 'verdict' | 'exitCode'> {
  readonly schema: typeof KEPT_SCHEMA;
  /** The implementation: its name, and the version that was judged. */
  readonly implementation: { readonly name: string; readonly version: string };
  /** The release by whose requirements it was judged; absent for the present ones. */
  readonly requirementSet?: string;
  /** The command that made it. */
  readonly command: string;
  /** The day of the run (UTC), as YYYY-MM-DD. */
  readonly day: string;
  readonly scope: Pick<Report['scope'], 'text' | 'rulesets' | 'level' | 'absent'>;
  readonly requirements: readonly KeptRequirement[];
  readonly checks: readonly KeptCheck[];
}
