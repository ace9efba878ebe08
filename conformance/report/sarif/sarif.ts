import { legibleJson } from '../../core/text/legible-json.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { bearsOnVerdict } from '../../core/verdict/verdict.ts';
import { type Case, type CaseTexts, casesOf, type VerdictCase } from '../cases/cases.ts';
import type { FilePlace } from '../cases/file-place.ts';
import type { CheckReport, Report } from '../document/report.ts';
import { isWebAddress } from '../document/web-address.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** GitHub's limit for descriptions of rules, in UTF-16 units with room for an ellipsis and the length. */
const DESCRIPTION_LENGTH = 980;

/**
 * A plain message (section 3.11): a bracket could begin a link there. Braces stay, since a reader replaces placeholders
 * only where a message has arguments.
 */
const plain = (text: string, limit?: number): string => legibleText(text, limit).replace(/[\\[\]]/g, '\\$&');

/**
 * The report as SARIF 2.1.0. A rule is a check, with its requirement as the description: a check has one result at most,
 * so GitHub, which compares rules and lines, never takes two alerts for one. A result is a failure, a warning, or a check
 * that had to be judged and was not, so that no alert is closed by a run that did not look.
 *
 * GitHub refuses a file in which a result has no file (`place`); without it there are logical locations alone.
 */
export function sarifReport(report: Report, texts: CaseTexts & { readonly place?: FilePlace } = {}): string {
  const { cases, verdict } = casesOf(report, texts);
  const rules = cases.map(({ check }) => ruleOf(report, check));
  const results = cases.flatMap((one, ruleIndex) =>
    one.kind === 'failure' || one.kind === 'error' || one.type === 'warning'
      ? [{ ...resultOf(one, texts.place), ruleIndex }]
      : [],
  );
  const { tool, suite, startedAt, exitCode } = report;
  const end = new Date(Date.parse(startedAt) + report.durationMs).toISOString();
  return legibleJson({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Touchstone',
            semanticVersion: tool.version,
            rules: verdict.bad ? [...rules, verdictRule(report)] : rules,
          },
        },
        // Alerts of another suite are another category, and stay.
        automationDetails: { id: `touchstone/${suite}/` },
        invocations: [
          {
            executionSuccessful: ['conformant', 'not-conformant', 'stale-baseline'].includes(report.verdict),
            exitCode,
            exitCodeDescription: report.verdict,
            startTimeUtc: startedAt,
            endTimeUtc: end,
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: verdict.bad ? [...results, verdictResult(report, verdict, rules.length, texts.place)] : results,
      },
    ],
  });
}

/** What must or should hold, and who says so. */
function ruleOf(report: Report, check: CheckReport) {
  const { id, level, ruleset } = check;
  const requirement = report.requirements.find((one) => one.id === check.requirement);
  const text = legibleText(`${check.requirement}: ${requirement?.text ?? id}`, DESCRIPTION_LENGTH);
  const source = requirement === undefined ? '' : `${level.toUpperCase()}, by ${legibleText(requirement.source)}. `;
  const helpUri = isWebAddress(check.page) ? check.page : requirement?.url;
  const severity = bearsOnVerdict(check, report.strict) ? 'error' : 'warning';
  return {
    id,
    shortDescription: { text },
    fullDescription: { text },
    help: {
      text: `${source}Run "npx touchstone explain ${id}" to read more${check.page ? `, or see ${check.page}` : ''}.`,
    },
    ...(helpUri === undefined ? {} : { helpUri }),
    defaultConfiguration: { level: severity },
    properties: { tags: [report.suite, ruleset, level, check.requirement], 'problem.severity': severity },
  };
}

function resultOf({ check, kind, type, detail }: Case, place?: FilePlace) {
  const text = plain(check.message ?? '') || check.outcome;
  const unjudged = kind === 'error' ? `not judged (${check.outcome}): ` : '';
  return {
    ruleId: check.id,
    level: type === 'warning' ? ('warning' as const) : ('error' as const),
    message: { text: `${unjudged}${text}` },
    locations: locations(place, check.at),
    // GitHub computes its own under another name, and warns of one that differs.
    partialFingerprints: { 'touchstone/1': type },
    properties: { requirement: check.requirement, detail: legibleText(detail, 4000) },
  };
}

function locations(place: FilePlace | undefined, at: string | undefined) {
  const uri = place?.path.split('/').map(encodeURIComponent).join('/');
  const physical = { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine: place?.line } };
  const location = {
    ...(place === undefined ? {} : { physicalLocation: physical }),
    ...(at === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: legibleText(at) }] }),
  };
  return Object.keys(location).length > 0 ? [location] : [];
}

/** The rule of the verdict, where no check shows that the run fails. */
function verdictRule(report: Report) {
  return {
    id: `${report.suite}/verdict`,
    shortDescription: { text: 'A run ends with a verdict, and with exit code 0' },
    help: { text: 'See the exit codes of Touchstone.' },
    defaultConfiguration: { level: 'error' },
  };
}

function verdictResult(report: Report, { message }: VerdictCase, ruleIndex: number, place?: FilePlace) {
  return {
    ruleId: `${report.suite}/verdict`,
    ruleIndex,
    level: 'error',
    message: { text: plain(message) },
    locations: locations(place, undefined),
    partialFingerprints: { 'touchstone/1': report.verdict },
  };
}
