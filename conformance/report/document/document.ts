import type { Check } from '../../core/check/check.ts';
import type { CheckId } from '../../core/check/reason.ts';
import { remedyFor, type Undone } from '../../core/check/suite.ts';
import type { Level, Requirement, RequirementId } from '../../core/spec/requirement.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import { isGrpcExchange } from '../../core/target/grpc-exchange.ts';
import type { SourceLocation } from '../../core/text/source-location.ts';
import type { BaselineEntry, StaleEntry } from '../../core/verdict/baseline.ts';
import { type CheckResult, OUTCOMES } from '../../core/verdict/outcome.ts';
import { bearsOnVerdict, EXIT_CODES } from '../../core/verdict/verdict.ts';
import { type CurlConnection, curlCommand, type KeySubstitutions } from './curl.ts';
import { type ExchangeReport, REPORT_SCHEMA, type Report } from './report.ts';
import { requirementReport } from './requirement-report.ts';

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
