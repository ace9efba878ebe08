import { type CheckReport, isWarning, type Report, type RequirementReport } from '../document/document.ts';
import { causeOf, littleJudgedReason, verdictReason } from './cause.ts';
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
const VERDICTS: Readonly<Record<Report['verdict'], string>> = {
  conformant: 'conformant',
  'not-conformant': 'not conformant',
  usage: 'wrong usage',
  incomplete: 'incomplete: something that must hold was not judged',
  unreachable: 'unreachable: there was no answer',
  'stale-baseline': 'stale baseline: what it expects does not happen',
  'suite-fault': 'a fault of Touchstone itself; please report it',
};
/** More requirements than a terminal shows at once. */
const MANY = 40;
/** Failures that are told in full where there are many: a screen for each is too much. */
const MOST_IN_FULL = 12;
const WHOLE = 'all of it: --report console=FILE';
const NO_BREAK = '\u00a0';
/** Outcomes that need not be read one by one; of many that are blocked the cause is told below. */
const COUNTED = {
  pass: ['holds', 'hold'],
  'not-applicable': ['does not apply', 'do not apply'],
  excluded: ['cannot be seen from outside', 'cannot be seen from outside'],
  blocked: ['is blocked', 'are blocked'],
} as const;
type Counted = keyof typeof COUNTED;
/** As many that are blocked are told one by one. */
const MOST_BLOCKED = 6;
/** What is told of checks that came to no judgement, the most telling last. */
const SECTIONS: readonly (readonly [CheckReport['outcome'], string])[] = [
  ['not-applicable', 'Not applicable'],
  ['waived', 'Waived'],
  ['inconclusive', 'Not judged'],
  ['blocked', 'Blocked'],
];
/** What is told in full, the gravest first. */
const GRAVITY: readonly string[] = ['error', 'fail', 'flaky', 'warning'];

/** The report for people: each requirement, what was not judged, each failure in full, the verdict and its scope. */
export function consoleReport(report: Report, options: ConsoleOptions): string {
  const paint = painter(options.colour);
  const { width } = options;
  const lines = ['', paint('bold', `Touchstone ${report.suite}: ${String(report.target.address ?? '')}`)];
  // What was not selected is counted in the scope; a run of one check is not to be looked for among forty lines.
  // Where nothing answered, or nothing could be judged, there is nothing to say of any of them: why is said below.
  // Nor is it to be looked for among all that an interrupt kept from being judged.
  const silent = [
    'not-run',
    ...(report.scope.filtered ? ['unproved', 'excluded'] : []),
    ...(report.interrupted ? ['inconclusive'] : []),
  ];
  const little = littleJudgedReason(report);
  const told = report.verdict === 'unreachable' || little !== undefined ? [] : report.requirements;
  const looked = told.filter((report) => !silent.includes(report.outcome));
  const brief = options.brief === true && looked.length > MANY;
  const quiet: readonly string[] = quietOf(looked);
  const listed = brief ? looked.filter((report) => !quiet.includes(report.outcome)) : looked;
  if (looked.length > 0) lines.push('', ...listed.map((one) => requirementLine(one, report.strict, paint, width)));
  const whole = options.whole ?? WHOLE;
  if (brief) lines.push(...countedLines(looked, whole, paint, width));
  for (const [outcome, title] of SECTIONS) {
    const checks = report.checks.filter((check) => check.outcome === outcome && causeOf(check) !== little);
    if (checks.length === 0 || (little !== undefined && outcome !== 'inconclusive')) continue;
    const few = report.interrupted && outcome === 'inconclusive';
    const fold = options.brief === true && !few && hasLargeGroup(checks);
    const told = few ? countsByCause(checks) : fold ? foldedByCause(checks, width) : groupedByCause(checks, width);
    lines.push('', paint('bold', fold ? `${title} (${whole})` : title), ...told);
  }
  const gravity = (check: CheckReport) => GRAVITY.indexOf(isWarning(check, report.strict) ? 'warning' : check.outcome);
  const grave = report.checks.filter((check) => gravity(check) >= 0).sort((a, b) => gravity(a) - gravity(b));
  const most = options.brief ? MOST_IN_FULL : grave.length;
  for (const check of grave.slice(0, most)) lines.push('', ...failureBlock(check, report, options, paint));
  const rest = Map.groupBy(grave.slice(most), (check) => (isWarning(check, report.strict) ? 'Warned' : 'Failed'));
  for (const [word, ones] of rest)
    lines.push('', paint('bold', `${word} as well (${whole})`), ...ones.map(failureKeyLine));
  const notes = report.checks.filter((check) => check.note !== undefined);
  if (notes.length > 0) lines.push('', paint('bold', 'Notes'), ...groupedByNote(notes, width));
  for (const stale of report.baseline.stale)
    lines.push('', `${paint('yellow', 'Baseline')}: ${wrap(stale.message, 10, width)}`);
  lines.push('', ...closing(report, paint).map(([label, text]) => label + wrap(text, 9, width)), '');
  return lines.join('\n');
}

/** The verdict in one line, with what it covers. */
export function verdictLine(report: Report, paint: Paint): string {
  return closing(report, paint)[0]!.join('');
}

/** The last lines: labels of nine columns, and what they say. */
function closing(report: Report, paint: Paint): [label: string, text: string][] {
  const style: Style = report.verdict === 'conformant' ? 'green' : 'red';
  const { counts } = report;
  const why = verdictReason(report);
  const parts = [`${counts.pass} passed`, `${counts.fail - counts.warnings} failed`];
  if (counts.warnings) parts.push(`${counts.warnings} warned`);
  for (const outcome of ['flaky', 'inconclusive', 'blocked', 'waived', 'not-applicable', 'error'] as const)
    if (counts[outcome]) parts.push(`${counts[outcome]} ${outcome}`);
  const end = `seed ${report.seed}; ${(report.durationMs / 1000).toFixed(1)} s`;
  return [
    [`${paint('bold', 'Verdict')}: `, `${paint(style, VERDICTS[report.verdict])} (${report.scope.text})`],
    ...(why ? [['Why:     ', why] as [string, string]] : []),
    ['Checks:  ', `${parts.join(', ')}; ${end}`],
  ];
}

function requirementLine(report: RequirementReport, strict: boolean, paint: Paint, width: number | undefined): string {
  const warns = isWarning(report, strict);
  const [mark, style] = warns ? ([WARNING_MARK, 'yellow'] as const) : MARKS[report.outcome];
  const word = report.outcome === 'pass' ? '' : ` ${paint(style, `(${warns ? 'warning' : report.outcome})`)}`;
  const head = `  ${paint(style, mark)} ${report.id}  ${report.level.padEnd(6)}  `;
  return head + wrap(`${report.text}${word}`, 4 + report.id.length + 10, width);
}

/** The outcomes that a brief report counts. */
function quietOf(looked: readonly RequirementReport[]): readonly Counted[] {
  const blocked = looked.filter(({ outcome }) => outcome === 'blocked').length;
  return (Object.keys(COUNTED) as Counted[]).filter((key) => key !== 'blocked' || blocked > MOST_BLOCKED);
}

/** What is not listed, counted in requirements: checks are counted below the verdict. */
function countedLines(
  all: readonly RequirementReport[],
  whole: string,
  paint: Paint,
  width: number | undefined,
): string[] {
  const counts = quietOf(all).flatMap((outcome) => {
    const count = all.filter((report) => report.outcome === outcome).length;
    const [one, more] = COUNTED[outcome];
    const mark = paint(MARKS[outcome][1], MARKS[outcome][0]);
    return count === 0 ? [] : [`${mark} ${count} ${count === 1 ? one : more}`];
  });
  // An option that is broken in two cannot be copied: until the text is broken, its spaces are none.
  const text = `Requirements: ${counts.join(', ')} (${whole.replaceAll(' ', NO_BREAK)})`;
  return counts.length === 0 ? [] : [`  ${wrap(text, 2, width).replaceAll(NO_BREAK, ' ')}`];
}
