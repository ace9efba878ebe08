import { type Case, type CaseTexts, casesOf } from '../cases/cases.ts';
import { byCause } from '../console/grouped.ts';
import { newsSentence } from '../document/news-sentence.ts';
import type { Report } from '../document/report.ts';
import { inert } from './inert.ts';

/** A job summary of GitHub may have one mebibyte; with so many rows of the longest texts a report stays below it. */
const ROWS = 50;
/** How many UTF-16 units of a text stand in a cell. */
const CELL = 300;

const code = (text: string, limit = CELL): string => `<code>${inert(text, limit)}</code>`;

/** A table: cells are Markdown already. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}`;
}

/**
 * The report as Markdown with tables (GitHub Flavored Markdown), for a job summary or a comment: the verdict, the
 * numbers, the failures, warnings and unjudged checks, and the notes. Nothing of a text from the target is Markdown or HTML in it.
 */
export function markdownReport(report: Report, texts: CaseTexts = {}): string {
  const { cases, verdict } = casesOf(report, texts);
  const { suite, counts, target, scope, tool, seed } = report;
  const of = (...types: string[]) => cases.filter(({ kind, type }) => types.includes(kind) || types.includes(type));
  const unjudged = cases.filter(({ check }) => ['inconclusive', 'error', 'blocked'].includes(check.outcome));
  const noted = cases.filter(({ check }) => check.note !== undefined);
  const news = newsSentence(report.requirementSet);
  const numbers = {
    Passed: counts.pass + (report.strict ? 0 : counts.flaky),
    Failed: of('failure').length,
    Warnings: counts.warnings,
    Blocked: counts.blocked,
    'Not judged': counts.inconclusive + counts.error,
    Waived: counts.waived,
    'Not applicable': counts['not-applicable'],
  };
  const parts = [
    `## Touchstone ${suite}: ${report.verdict.replace('-', ' ')}\n`,
    `${code(String(target.address ?? ''))}: ${inert(scope.text, CELL)}\n`,
    table(Object.keys(numbers), [Object.values(numbers).map(String)]),
    ...(verdict.bad ? [`${code(verdict.message, 1000)}\n`] : []),
    ...section('Failures', of('failure'), ['Requirement', 'Expected', 'Found'], (one) => failureRow(report, one)),
    ...section('Warnings', of('warning'), ['Requirement', 'Expected', 'Found'], (one) => failureRow(report, one)),
    ...section('Failed, and known to be flaky', of('known-flaky'), ['Requirement', 'Expected', 'Found'], (one) =>
      failureRow(report, one),
    ),
    ...section(
      'New since these requirements, and no failure by them',
      of('news'),
      ['Requirement', 'Expected', 'Found'],
      (one) => failureRow(report, one),
    ),
    ...section('Not judged, or blocked', unjudged, ['Check', 'Why'], ({ check }) => [
      `${code(check.id)} ${check.outcome}`,
      code((check.outcome === 'blocked' ? check.because : check.message) ?? ''),
    ]),
    ...section('Judged in part', noted, ['Check', 'Note'], ({ check }) => [
      linkedId(check),
      inert(check.note ?? '', CELL),
    ]),
    ...waivedSection(report),
    ...(news === undefined ? [] : [`Requirements: ${inert(news, 1000)}\n`]),
    `<sub>${inert(tool.name, CELL)} ${inert(tool.version, CELL)}, seed ${inert(seed, CELL)}</sub>\n`,
  ];
  return parts.join('\n');
}

/** The waived checks by what waived them. Where many are, as for a log without entries, a reader has to see what a pass leaves out. */
function waivedSection({ checks }: Report): readonly string[] {
  const waived = checks.filter(({ outcome }) => outcome === 'waived');
  if (waived.length === 0) return [];
  const rows = [...byCause(waived)].map(([why, ones]) => [inert(why, CELL), shortList(ones.map(linkedId))]);
  return [`### Waived (${waived.length})\n`, table(['Why', 'Checks'], rows.slice(0, ROWS))];
}

/** Some of a list, and how many more there are. */
const shortList = (items: readonly string[], limit = 12): string =>
  [...items.slice(0, limit), ...(items.length > limit ? [`and ${items.length - limit} more`] : [])].join(', ');

function section(
  title: string,
  cases: readonly Case[],
  head: readonly string[],
  row: (one: Case) => readonly string[],
): readonly string[] {
  if (cases.length === 0) return [];
  const more = cases.length > ROWS ? [`… and ${cases.length - ROWS} more: see the other reports\n`] : [];
  return [`### ${title} (${cases.length})\n`, table(head, cases.slice(0, ROWS).map(row)), ...more];
}

/** A sentence of the specification data, in which backticks are code. */
const sentence = (text: string): string => inert(text, CELL).replace(/&#96;(.*?)&#96;/g, '<code>$1</code>');

/** Addresses that can stand in a link as they are. */
const PLAIN_URL = /^https:\/\/[\w./#?=&%~-]+$/;

/** The id of a check as a link to its page. A path of our repository leads nowhere in the user's. */
const linkedId = ({ id, page = '' }: Case['check']): string =>
  PLAIN_URL.test(page) ? `[${code(id)}](${page})` : code(id);

function failureRow(report: Report, { check }: Case): readonly string[] {
  const requirement = report.requirements.find(({ id }) => id === check.requirement);
  const source = inert(requirement?.source ?? '', CELL);
  const url = requirement?.url ?? '';
  const cited = PLAIN_URL.test(url) ? `[${source}](${url})` : source;
  const shown = check.reproduce !== undefined && check.reproduce.length <= CELL ? [code(check.reproduce)] : [];
  return [
    [`**${check.requirement}** ${sentence(requirement?.text ?? '')}`, cited, linkedId(check)].join('<br>'),
    code(check.expected ?? check.message ?? ''),
    [code(check.actual ?? check.outcome), ...(check.at ? [`at ${code(check.at)}`] : []), ...shown].join('<br>'),
  ];
}
