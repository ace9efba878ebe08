import type { CheckReport, Report, ReportScope, RequirementReport } from '../document/report.ts';

/** A requirement of a report, as far as a comparison reads it. */
export type ComparedRequirement = Pick<RequirementReport, 'id' | 'level' | 'text' | 'checks'>;

/** A check of a report, as far as a comparison reads it. */
export type ComparedCheck = Pick<
  CheckReport,
  | 'id'
  | 'requirement'
  | 'level'
  | 'ruleset'
  | 'outcome'
  | 'reason'
  | 'message'
  | 'because'
  | 'remedy'
  | 'knownFlaky'
  | 'newSince'
>;

/** The members of a report that a comparison reads: a report of another version may lack others, or have more. */
export interface ComparedReport
  extends Pick<
    Report,
    | 'tool'
    | 'suite'
    | 'profile'
    | 'choices'
    | 'target'
    | 'seed'
    | 'strict'
    | 'startedAt'
    | 'interrupted'
    | 'why'
    | 'verdict'
    | 'exitCode'
    | 'baseline'
    | 'requirementSet'
  > {
  /** The implementation of a kept report, which has no address and no seed. */
  readonly implementation?: { readonly name: string; readonly version: string };
  readonly scope: Pick<ReportScope, 'rulesets' | 'only' | 'skip' | 'level' | 'filtered' | 'absent'>;
  readonly requirements: readonly ComparedRequirement[];
  readonly checks: readonly ComparedCheck[];
}
