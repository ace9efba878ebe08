import type { Check } from '../../core/check/check.ts';
import type { CheckId } from '../../core/check/reason.ts';
import { remedyFor, type Undone } from '../../core/check/suite.ts';
import type { Choices } from '../../core/spec/choice.ts';
import {
  type Level,
  type Requirement,
  type RequirementId,
  type Ruleset,
  type SuiteName,
  sourceOf,
} from '../../core/spec/requirement.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import { isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import type { SourceLocation } from '../../core/text/source-location.ts';
import type { BaselineEntry, StaleEntry } from '../../core/verdict/baseline.ts';
import type { LeftItem } from '../../core/verdict/left-item.ts';
import type { Moment } from '../../core/verdict/moment.ts';
import { type CheckResult, OUTCOMES, type Outcome } from '../../core/verdict/outcome.ts';
import type { RequirementNews } from '../../core/verdict/requirement-set.ts';
import { bearsOnVerdict, EXIT_CODES, type Verdict } from '../../core/verdict/verdict.ts';
import { type CurlConnection, curlCommand, type KeySubstitutions } from './curl.ts';

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

/** The results and facts from which a report is made. */
export interface ReportFacts
  extends Omit<Report, 'schema' | 'exitCode' | 'counts' | 'requirements' | 'checks' | 'baseline'> {
  readonly results: readonly CheckResult[];
  readonly stale: readonly StaleEntry[];
  /** The entries of the baseline for flaky checks. */
  readonly flaky?: readonly BaselineEntry[];
  /** Shell expressions for the given keys. */
  readonly keys?: KeySubstitutions;
  /** How curl reaches the target. */
  readonly connection?: CurlConnection;
  /** The requirements of the chosen rulesets. */
  readonly chosen: readonly Requirement[];
  /** The checks of the suite, to find the checks of a requirement. */
  readonly suiteChecks: readonly (Pick<Check<never>, 'id' | 'proves'> &
    Partial<Pick<Check<never>, 'needs' | 'kind'>>)[];
  /** The location of a check or a requirement in the sources. */
  readonly locationOf?: (id: CheckId | RequirementId) => SourceLocation | undefined;
  /** The page about a check or a requirement. */
  readonly pageOf?: (id: CheckId | RequirementId) => string;
  /** Remedies for absent facets, by facet and absence. */
  readonly remedies?: Readonly<Record<string, string>>;
  /** The exit code if the run was interrupted. Default: 130. */
  readonly interruptedCode?: number;
  /** Changes that the run has undone. */
  readonly undone?: readonly Undone[];
}

/** The exit code after an interrupt, for any verdict, unless the signal is known to be another: SIGINT, as in shells. */
const INTERRUPTED = 130;

/** From worst to best: a requirement has the worst outcome of its checks. */
const WORST_FIRST: readonly Outcome[] = [
  'error',
  'fail',
  'blocked',
  'inconclusive',
  'waived',
  'flaky',
  'pass',
  'not-applicable',
];

/** Makes the report. */
export function reportOf(facts: ReportFacts): Report {
  const { results, stale, keys, connection, chosen, suiteChecks, ...others } = facts;
  const {
    remedies = {},
    undone = [],
    locationOf,
    pageOf,
    interruptedCode = INTERRUPTED,
    flaky = [],
    ...copied
  } = others;
  const counts = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length]),
  );
  const warnings = results.filter((result) => isWarning(result, facts.strict)).length;
  const watched = undone
    .filter((undone) => undone.watched && suiteChecks.some(({ needs }) => needs?.includes(undone.facet)))
    .map(({ facet }) => facet)
    .filter((facet) => !(facet in facts.scope.absent));
  return {
    schema: REPORT_SCHEMA,
    ...copied,
    exitCode: facts.interrupted ? interruptedCode : EXIT_CODES[facts.verdict],
    counts: { ...counts, warnings } as Report['counts'],
    requirements: chosen.map((requirement) => ({
      ...requirementReport(requirement, results, suiteChecks),
      ...located(locationOf?.(requirement.id)),
      ...(pageOf ? { page: pageOf(requirement.id) } : {}),
    })),
    checks: results.map(({ requirements, exchanges, ...result }) => {
      const reproduce = result.outcome === 'fail' ? curlCommand(exchanges.at(-1), keys, connection) : undefined;
      const check = suiteChecks.find(({ id }) => id === result.id);
      const needs = check?.kind === 'watch' && watched.length > 0 ? watched : (check?.needs ?? []);
      const since = needs
        .flatMap((facet) => undone.filter((undone) => undone.facet === facet).map(({ text }) => text))
        .join(', and ');
      const remedy = remedyFor(remedies, result.because);
      return {
        ...result,
        requirement: requirements[0]!,
        ...(result.outcome === 'fail' && requirements.length > 1 ? { alsoBreaks: requirements.slice(1) } : {}),
        ...(reproduce ? { reproduce } : {}),
        ...(reproduce && since ? { since } : {}),
        ...(remedy === undefined ? {} : { remedy }),
        ...located(locationOf?.(result.id)),
        ...(pageOf ? { page: pageOf(result.id) } : {}),
        exchanges: exchanges.map((exchange): ExchangeReport => ({ kind: kindOf(exchange), ...exchange })),
      };
    }),
    baseline: { stale, ...(flaky.length > 0 ? { flaky } : {}) },
  };
}

const located = (location: SourceLocation | undefined) => (location ? { location } : {});

function kindOf(exchange: Exchange): ExchangeReport['kind'] {
  if (exchange.run) return 'command';
  return isGrpcExchange(exchange) ? 'grpc' : 'http';
}

/** Whether a failure only warns: a `should`, in a run that is not strict. */
export function isWarning(result: { readonly outcome: string; readonly level: Level }, strict: boolean): boolean {
  return result.outcome === 'fail' && !bearsOnVerdict(result, strict);
}

function requirementReport(
  requirement: Requirement,
  results: readonly CheckResult[],
  suiteChecks: ReportFacts['suiteChecks'],
): RequirementReport {
  const { id, level, ruleset, text } = requirement;
  const checks = suiteChecks.filter((check) => check.proves.includes(id)).map((check) => check.id);
  const judged = results.filter((result) => checks.includes(result.id));
  // A check that failed by another of its requirements does not judge this one.
  const own = judged.filter(({ requirements }) => requirements.includes(id));
  const passed = own.some((result) => result.outcome === 'pass' || result.outcome === 'flaky');
  const waived = passed ? own.filter((result) => result.outcome === 'waived') : [];
  // A check that was left out does not count beside one that passed; an accepted failure does.
  const outcomes = own.filter((one) => !waived.includes(one) || one.reason !== undefined).map(({ outcome }) => outcome);
  const worst =
    WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? (judged.length > 0 ? 'inconclusive' : 'not-run');
  const outcome = requirement.excluded ? 'excluded' : checks.length === 0 ? 'unproved' : worst;
  const source = sourceOf(requirement);
  return {
    id,
    level,
    ruleset,
    text,
    source: source.text,
    ...(source.url ? { url: source.url } : {}),
    outcome,
    ...(waived.length > 0 ? { waived: waived.map((result) => result.id) } : {}),
    checks,
  };
}
