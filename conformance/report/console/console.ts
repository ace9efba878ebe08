import { isWarning } from '../document/document.ts';
import { legibleReport } from '../document/legible-report.ts';
import { newsSentence } from '../document/news-sentence.ts';
import type { CheckReport, Report, RequirementReport } from '../document/report.ts';
import { waivedPart } from '../document/waived-part.ts';
import { causeOf, littleJudgedReason } from './cause.ts';
import { closing } from './closing.ts';
import type { ConsoleOptions } from './console-options.ts';
import { failureBlock, WARNING_MARK } from './failure.ts';
import {
  countsByCause,
  failureKeyLine,
  foldedByCause,
  groupedByCause,
  groupedByNote,
  hasLargeGroup,
} from './grouped.ts';
import { type Paint, painter, type Style } from './paint.ts';
import { timingLines } from './timings.ts';
import { wrap } from './wrap.ts';

const MARKS: Readonly<Record<RequirementReport['outcome'], readonly [mark: string, style: Style]>> = {
  pass: ['✓', 'green'],
  fail: ['✗', 'red'],
  flaky: ['~', 'yellow'],
  inconclusive: ['?', 'yellow'],
  'not-applicable': ['–', 'gray'],
  waived: ['w', 'gray'],
  blocked: ['■', 'yellow'],
  error: ['!', 'red'],
  unproved: ['○', 'gray'],
  excluded: ['·', 'gray'],
  'not-run': [' ', 'gray'],
};
/** A brief report shortens a list with more requirements: a terminal does not show them at once. */
const MANY = 40;
/** How many failures a brief report prints in full: each takes about a screen. */
const MOST_IN_FULL = 12;
const WHOLE = 'all of it: --report console=FILE';
const NO_BREAK = '\u00a0';
/** Outcomes that a brief report only counts; the cause of many blocked checks is printed below. */
const COUNTED = {
  pass: ['holds', 'hold'],
  'not-applicable': ['does not apply', 'do not apply'],
  excluded: ['cannot be seen from outside', 'cannot be seen from outside'],
  blocked: ['is blocked', 'are blocked'],
} as const;
type Counted = keyof typeof COUNTED;
/** Up to so many blocked requirements are listed one by one. */
const MOST_BLOCKED = 6;
/** The sections for checks that were not judged, the most important last. */
const SECTIONS: readonly (readonly [CheckReport['outcome'] | 'known-flaky' | 'news', string])[] = [
  ['not-applicable', 'Not applicable'],
  ['waived', 'Waived'],
  ['known-flaky', 'Failed, and known to be flaky'],
  ['news', 'New since these requirements, and no failure by them'],
  ['inconclusive', 'Not judged'],
  ['blocked', 'Blocked'],
];
const sectionOf = (check: CheckReport) =>
  check.newSince !== undefined ? 'news' : check.knownFlaky ? 'known-flaky' : check.outcome;
/** Outcomes that are printed in full, the gravest first. */
const GRAVITY: readonly string[] = ['error', 'fail', 'flaky', 'warning'];

/**
 * The report for people: each requirement, the checks that were not judged, each failure in full, the verdict and its
 * scope.
 */
export function consoleReport(given: Report, options: ConsoleOptions): string {
  const report = legibleReport(given);
  const paint = painter(options.colour);
  const { width } = options;
  const lines = ['', paint('bold', `Touchstone ${report.suite}: ${String(report.target.address ?? '')}`)];
  // The scope counts requirements that were not selected: the lines of a single check should be easy to find.
  // Without an answer or a judged check, the list of requirements is left out: the reason comes below.
  // After an interrupt, requirements without a judgement are left out.
  const silent = [
    'not-run',
    ...(report.scope.filtered ? ['unproved', 'excluded'] : []),
    ...(report.interrupted ? ['inconclusive'] : []),
  ];
  const little = littleJudgedReason(report);
  const reported = report.verdict === 'unreachable' || little !== undefined ? [] : report.requirements;
  const requirements = reported.filter((report) => !silent.includes(report.outcome));
  const brief = options.brief === true && requirements.length > MANY;
  const quiet: readonly string[] = quietOf(requirements);
  const isQuiet = ({ outcome, waived }: RequirementReport) => quiet.includes(outcome) && waived === undefined;
  const listed = brief ? requirements.filter((report) => !isQuiet(report)) : requirements;
  if (requirements.length > 0)
    lines.push('', ...listed.map((requirement) => requirementLine(requirement, report.strict, paint, width)));
  const whole = options.whole ?? WHOLE;
  if (brief) lines.push(...countedLines(requirements.filter(isQuiet), whole, paint, width));
  for (const [outcome, title] of SECTIONS) {
    const checks = report.checks.filter((check) => sectionOf(check) === outcome && causeOf(check) !== little);
    if (checks.length === 0 || (little !== undefined && outcome !== 'inconclusive')) continue;
    const few = report.interrupted && outcome === 'inconclusive';
    const fold = options.brief === true && !few && hasLargeGroup(checks);
    const sectionLines = few
      ? countsByCause(checks)
      : fold
        ? foldedByCause(checks, width)
        : groupedByCause(checks, width);
    lines.push('', paint('bold', fold ? `${title} (${whole})` : title), ...sectionLines);
  }
  const gravity = (check: CheckReport) => GRAVITY.indexOf(isWarning(check, report.strict) ? 'warning' : check.outcome);
  const grave = report.checks.filter((check) => gravity(check) >= 0).sort((a, b) => gravity(a) - gravity(b));
  const most = options.brief ? MOST_IN_FULL : grave.length;
  for (const check of grave.slice(0, most)) lines.push('', ...failureBlock(check, report, options, paint));
  const furtherChecks = Map.groupBy(grave.slice(most), (check) =>
    isWarning(check, report.strict) ? 'Warned' : 'Failed',
  );
  for (const [word, checks] of furtherChecks)
    lines.push('', paint('bold', `${word} as well (${whole})`), ...checks.map(failureKeyLine));
  const notes = report.checks.filter((check) => check.note !== undefined);
  if (notes.length > 0) lines.push('', paint('bold', 'Notes'), ...groupedByNote(notes, width));
  for (const stale of report.baseline.stale)
    lines.push('', `${paint('yellow', 'Baseline')}: ${wrap(stale.message, 10, width)}`);
  if (options.timings) lines.push('', paint('bold', 'Timings'), ...timingLines(report));
  const news = newsSentence(report.requirementSet);
  if (news !== undefined) lines.push('', `${paint('bold', 'Requirements')}: ${wrap(news, 14, width)}`);
  lines.push('', ...closing(report, paint).map(([label, text]) => label + wrap(text, 9, width)), '');
  return lines.join('\n');
}

/** The verdict and its scope in one line. */
export function verdictLine(report: Report, paint: Paint): string {
  return closing(legibleReport(report), paint)[0]!.join('');
}

function requirementLine(report: RequirementReport, strict: boolean, paint: Paint, width: number | undefined): string {
  const warns = isWarning(report, strict);
  const [mark, style] = warns ? ([WARNING_MARK, 'yellow'] as const) : MARKS[report.outcome];
  const { outcome, waived } = report;
  const words = [
    ...(outcome === 'pass' || (outcome === 'waived' && waived) ? [] : [warns ? 'warning' : outcome]),
    ...(waived ? [waivedPart(waived)] : []),
  ];
  const word = words.length === 0 ? '' : ` ${paint(outcome === 'pass' ? 'gray' : style, `(${words.join('; ')})`)}`;
  const head = `  ${paint(style, mark)} ${report.id}  ${report.level.padEnd(6)}  `;
  return head + wrap(`${report.text}${word}`, 4 + report.id.length + 10, width);
}

/** The outcomes that a brief report counts. */
function quietOf(requirements: readonly RequirementReport[]): readonly Counted[] {
  const blocked = requirements.filter(({ outcome }) => outcome === 'blocked').length;
  return (Object.keys(COUNTED) as Counted[]).filter((key) => key !== 'blocked' || blocked > MOST_BLOCKED);
}

/** The number of requirements that are not listed; checks are counted below the verdict. */
function countedLines(
  requirements: readonly RequirementReport[],
  whole: string,
  paint: Paint,
  width: number | undefined,
): string[] {
  const counts = quietOf(requirements).flatMap((outcome) => {
    const count = requirements.filter((report) => report.outcome === outcome).length;
    const [singular, plural] = COUNTED[outcome];
    const mark = paint(MARKS[outcome][1], MARKS[outcome][0]);
    return count === 0 ? [] : [`${mark} ${count} ${count === 1 ? singular : plural}`];
  });
  // An option that is broken in two cannot be copied, so its spaces do not break.
  const text = `Requirements: ${counts.join(', ')} (${whole.replaceAll(' ', NO_BREAK)})`;
  return counts.length === 0 ? [] : [`  ${wrap(text, 2, width).replaceAll(NO_BREAK, ' ')}`];
}
