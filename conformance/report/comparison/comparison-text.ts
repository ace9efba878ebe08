import { legibleText } from '../../core/text/legible-text.ts';
import { foldedByCause, groupedByCause, hasLargeGroup, MUCH, topics } from '../console/grouped.ts';
import { type Paint, painter, type Style } from '../console/paint.ts';
import { wrap } from '../console/wrap.ts';
import type { Absent } from './absent-check.ts';
import type { ComparedCheck, ComparedReport } from './compared-report.ts';
import type { Change, Comparison, Group } from './comparison.ts';

/** How a comparison is written. */
export interface ComparisonTextOptions {
  readonly colour: boolean;
  /** Columns of the terminal; lists are broken at 120 without it. */
  readonly width?: number;
  /** Names each check that is newly not judged; otherwise many that share a cause are only counted. */
  readonly verbose?: boolean;
  /** The command that writes it. Only `diff` ends with the exit code of the comparison. */
  readonly command?: 'diff' | 'results make';
}

/** The two runs, each with the name of its file. */
export interface NamedRun {
  readonly file: string;
  readonly report: ComparedReport;
}

const TITLES: Readonly<Record<Group, readonly [mark: string, style: Style, title: string]>> = {
  newlyFailing: ['✗', 'red', 'Newly failing'],
  reasonChanged: ['✗', 'red', 'Failing for another reason'],
  newlyUnjudged: ['?', 'yellow', 'Newly not judged'],
  newlyWarning: ['△', 'yellow', 'Newly warned'],
  newlyAccepted: ['w', 'gray', 'Failing, and newly accepted by the baseline'],
  newlyPassing: ['✓', 'green', 'Newly passing'],
  onlyBefore: ['–', 'gray', 'Only in'],
  onlyAfter: ['+', 'gray', 'Only in'],
};
/** Groups in which each check has its line, and its message if it failed. */
const ONE_BY_ONE: readonly Group[] = ['newlyFailing', 'reasonChanged', 'newlyWarning', 'newlyAccepted', 'newlyPassing'];
const LIST_WIDTH = 120;
/** How many characters of a fact of a run are shown. */
const FACT_CHARS = 300;

/** A comparison for people: the groups, what differs between the runs, and the result. */
export function comparisonText(
  comparison: Comparison,
  runs: readonly [NamedRun, NamedRun],
  { colour, width = LIST_WIDTH, verbose = false, command = 'diff' }: ComparisonTextOptions,
): string {
  const each = verbose ? undefined : `each check: ${command} --verbose`;
  const paint = painter(colour);
  const [before, after] = runs;
  const lines = [
    '',
    paint('bold', `Touchstone ${after.report.suite}: two runs compared`),
    ...runs.map((run, i) => runLine(i === 0 ? 'before' : 'after', run, width)),
  ];
  for (const [group, changes] of Object.entries(comparison.groups) as [Group, readonly Change[]][]) {
    if (changes.length === 0) continue;
    const [, style, title] = TITLES[group];
    const file = { onlyBefore: before.file, onlyAfter: after.file }[group as 'onlyBefore' | 'onlyAfter'];
    const name = file === undefined ? title : `${title} ${legibleText(file)}`;
    lines.push('', paint(style, `${name} (${changes.length})`));
    if (ONE_BY_ONE.includes(group))
      lines.push(...changes.flatMap((change) => changeLines(group, change, paint, width)));
    else if (group === 'newlyUnjudged') lines.push(...unjudgedLines(changes, before, width, each));
    else lines.push(...absentLines(changes, group === 'onlyBefore' ? after : before, width, each));
  }
  const differences = differenceLines(comparison, width);
  if (differences.length > 0) lines.push('', paint('bold', 'The runs differ'), ...differences);
  const counts = Object.entries(comparison.unchanged).map(([outcome, count]) => `${count} ${outcome}`);
  lines.push('', `Unchanged: ${wrap(counts.join(', ') || 'nothing', 11, width)}`);
  const style = { 0: 'green', 1: 'red', 3: 'yellow' } as const;
  const result = `${resultText(comparison)}${command === 'diff' ? ` (exit code ${comparison.exitCode})` : ''}`;
  lines.push(`${paint('bold', 'Result')}:    ${wrap(paint(style[comparison.exitCode], result), 11, width)}`);
  return `${lines.join('\n')}\n`;
}

function runLine(label: string, { file, report }: NamedRun, width: number): string {
  const { verdict, tool, target, startedAt } = report;
  const text = `${file}: ${verdict}, touchstone ${tool.version}, ${target.address}, ${startedAt}`;
  return `  ${label.padEnd(6)}  ${wrap(legibleText(text), 10, width)}`;
}

const keyOf = ({ id, reason }: ComparedCheck): string => (reason === undefined ? id : `${id}#${reason}`);

/** Of a failure that does not count. */
const newTo = (version: string): string => `new since the requirements of ${legibleText(version)}`;

/** How a check ended, in a few words. */
function endText(check: ComparedCheck | undefined): string {
  if (!check) return 'not run';
  const { outcome, reason, knownFlaky, newSince } = check;
  if (outcome === 'waived' && reason !== undefined)
    return `#${reason}, ${newSince !== undefined ? newTo(newSince) : knownFlaky ? 'known to be flaky' : 'accepted by the baseline'}`;
  return reason === undefined ? outcome : `#${reason}`;
}

function changeLines(group: Group, { before, after, absent }: Change, paint: Paint, width: number): string[] {
  const [mark, style] = TITLES[group];
  const check = (after ?? before)!;
  const earlier = absent === undefined ? endText(before) : ABSENT_BEFORE[absent];
  const apart =
    check.newSince !== undefined ? `${newTo(check.newSince)}, ` : check.knownFlaky ? 'known to be flaky, ' : '';
  const message = check.outcome === 'pass' || check.message === undefined ? [] : [legibleText(check.message)];
  return [
    `  ${paint(style, mark)} ${keyOf(check)} (${check.requirement}; ${apart}before: ${earlier})`,
    ...message.map((text) => `      ${wrap(text, 6, width)}`),
  ];
}

const ABSENT_BEFORE: Readonly<Record<Absent, string>> = {
  'nothing-reached': 'nothing was reached',
  ruleset: 'its ruleset was not chosen',
  skip: 'left out by --skip',
  only: 'left out by --only',
  level: 'left out by --level',
  suite: 'not in the suite',
  premise: 'not selected',
  'not-run': 'not run',
};

/** `each`: how each check is named, where those of one cause are only counted. */
function unjudgedLines(changes: readonly Change[], before: NamedRun, width: number, each?: string): string[] {
  const lost = changes.filter(({ after }) => after === undefined);
  const checks = changes.flatMap(({ after }) => (after ? [legibleCheck(after)] : []));
  const fold = each !== undefined && hasLargeGroup(checks);
  return [
    ...(fold ? foldedByCause(checks, width) : groupedByCause(checks, width)),
    ...(fold ? [`  (${each})`] : []),
    ...absentLines(lost, before, width, each),
  ];
}

const legibleCheck = (check: ComparedCheck): ComparedCheck => ({
  ...check,
  ...Object.fromEntries(
    Object.entries(check).map(([key, value]) => [key, typeof value === 'string' ? legibleText(value) : value]),
  ),
});

/** The checks that a run lacks, by why it lacks them. */
function absentLines(changes: readonly Change[], without: NamedRun, width: number, each?: string): string[] {
  return [...Map.groupBy(changes, ({ absent }) => absent ?? 'not-run')].flatMap(([absent, ones]) => {
    const checks = ones.map(({ before, after }) => (after ?? before)!);
    const fold = each !== undefined && checks.length > MUCH;
    const names = fold ? `${topics(checks)}; ${each}` : checks.map(keyOf).join(', ');
    return [`  ${wrap(absentText(absent, without), 2, width)}`, `      ${wrap(names, 6, width)}`];
  });
}

function absentText(absent: Absent, { file, report }: NamedRun): string {
  const [of, { profile, scope, tool }] = [legibleText(file), report];
  const texts: Readonly<Record<Absent, string>> = {
    'nothing-reached': `the run of ${of} reached nothing`,
    ruleset: `no profile of ${of} has their ruleset (${profile.join(', ')})`,
    skip: `--skip of ${of} leaves them out (${scope.skip.join(' ')})`,
    only: `--only of ${of} leaves them out (${scope.only.join(' ')})`,
    level: `--level must of ${of} leaves them out`,
    suite: `the suite of ${of} does not have them (version ${tool.version})`,
    premise: `neither run selected them; the other judged them because checks that it selected stand on them`,
    'not-run': `${of} has no result of them, and does not say why`,
  };
  return legibleText(texts[absent], FACT_CHARS);
}

function differenceLines({ differences, requirements }: Comparison, width: number): string[] {
  const fact = (value: string | undefined) => (value === undefined ? '–' : legibleText(value, FACT_CHARS));
  const lists = {
    'requirements only before': requirements.onlyBefore,
    'requirements only after': requirements.onlyAfter,
    'requirements with another level or text': requirements.changed,
  };
  return [
    ...differences.map(
      ({ fact: name, before, after }) => [legibleText(name), `${fact(before)} → ${fact(after)}`] as const,
    ),
    ...Object.entries(lists).flatMap(([name, ids]) => (ids.length > 0 ? [[name, ids.join(', ')] as const] : [])),
  ].map(([name, text]) => `  ${wrap(`${name}: ${text}`, 4, width)}`);
}

const counted = (count: number, singular: string, plural: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];

function resultText({ groups, exitCode }: Comparison): string {
  const parts = [
    ...counted(groups.newlyFailing.length, 'check newly fails', 'checks newly fail'),
    ...counted(groups.reasonChanged.length, 'check fails for another reason', 'checks fail for another reason'),
    ...counted(groups.newlyUnjudged.length, 'check is newly not judged', 'checks are newly not judged'),
  ];
  const found = exitCode === 3 && parts.length === 0 ? ['the later run judged nothing'] : parts;
  return found.length > 0 ? found.join(', ') : 'nothing newly fails';
}
