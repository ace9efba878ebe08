import type { CheckId } from '../../core/check/reason.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Level, RequirementId, Ruleset, SuiteName } from '../../core/spec/requirement.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import type { SourceLocation } from '../../core/text/source-location.ts';
import type { BaselineEntry, StaleEntry } from '../../core/verdict/baseline.ts';
import type { LeftItem } from '../../core/verdict/left-item.ts';
import type { Moment } from '../../core/verdict/moment.ts';
import type { CheckResult, Outcome } from '../../core/verdict/outcome.ts';
import type { RequirementNews } from '../../core/verdict/requirement-set.ts';
import type { Verdict } from '../../core/verdict/verdict.ts';

/** The version of the report's shape: `spec/report.schema.json` describes it. */
export const REPORT_SCHEMA = 'touchstone/report/1';

/** What a run covered, and what it left out. */
export interface ReportScope {
  /** The scope in one line: "reads only; signatures judged; 1 choice observed". */
  readonly text: string;
  readonly rulesets: readonly Ruleset[];
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly level: Level;
  /** Whether the run judged only a part of its rulesets. */
  readonly filtered: boolean;
  /** Absent facets, with the reason. */
  readonly absent: Readonly<Record<string, string>>;
  /** Requirements that no check proves yet, and those that cannot be observed from outside. */
  readonly unproved: readonly RequirementId[];
  readonly excluded: readonly RequirementId[];
}

/** One requirement and its outcome. */
export interface RequirementReport {
  readonly id: RequirementId;
  readonly level: Level;
  readonly ruleset: Ruleset;
  readonly text: string;
  /** The document and section that state it. */
  readonly source: string;
  readonly url?: string;
  readonly outcome: Outcome | 'unproved' | 'excluded' | 'not-run';
  /** The waived checks of a requirement of which another check passed; absent without such checks. */
  readonly waived?: readonly CheckId[];
  /** Its location in the sources of Touchstone. */
  readonly location?: SourceLocation;
  /** The page about it: an address, or a path in the repository of Touchstone. */
  readonly page?: string;
  readonly checks: readonly string[];
}

/** An exchange in a report. `kind`: the protocol, which determines the meaning of the status. */
export interface ExchangeReport extends Exchange {
  readonly kind: 'http' | 'grpc' | 'command';
}

/** One check and its outcome. */
export interface CheckReport extends Omit<CheckResult, 'requirements' | 'exchanges'> {
  /** The first requirement that it proves, or the broken one; the requirements name their checks. */
  readonly requirement: RequirementId;
  /** The other requirements that its failure breaks, since nothing seen tells them apart; absent where there is no other. */
  readonly alsoBreaks?: readonly RequirementId[];
  readonly exchanges: readonly ExchangeReport[];
  /** A command that repeats the exchange without this tool. */
  readonly reproduce?: string;
  /** What the run has undone since, so that the command may get another answer. */
  readonly since?: string;
  /** Its location in the sources of Touchstone. */
  readonly location?: SourceLocation;
  /** The page about it: an address, or a path in the repository of Touchstone. */
  readonly page?: string;
  /** The remedy for the absent facet that prevented a judgement. */
  readonly remedy?: string;
}

/** The whole report, as `--json` prints it. Sizes and indices in it are decimal strings. */
export interface Report {
  readonly schema: typeof REPORT_SCHEMA;
  readonly tool: { readonly name: string; readonly version: string };
  readonly suite: SuiteName;
  readonly profile: readonly string[];
  readonly choices: { readonly declared: Choices; readonly observed: Choices };
  readonly target: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly strict: boolean;
  readonly scope: ReportScope;
  readonly startedAt: string;
  readonly durationMs: number;
  /** Whether the user interrupted the run. */
  readonly interrupted: boolean;
  /** Why the target was not reached, or why the run ended early. */
  readonly why?: string;
  /** The page about an end without a verdict on the target: an address, or a path in the repository of Touchstone. */
  readonly page?: string;
  /** Items that the run made in the target and could not see removed; absent where there are no such items. */
  readonly left?: readonly LeftItem[];
  /** What the run saw happen in the target, in order; absent where it saw nothing, or was cut off. */
  readonly moments?: readonly Moment[];
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly counts: Readonly<Record<Outcome, number>> & { readonly warnings: number };
  /** The requirement set by which the run is judged, and how the present requirements differ from it. */
  readonly requirementSet?: RequirementNews & { readonly version: string };
  readonly requirements: readonly RequirementReport[];
  readonly checks: readonly CheckReport[];
  readonly baseline: {
    readonly stale: readonly StaleEntry[];
    /** The baseline's entries for flaky checks; absent where there are no such entries. */
    readonly flaky?: readonly BaselineEntry[];
  };
}
