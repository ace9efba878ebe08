import type { Choices } from '../../core/spec/choice.ts';
import type { Report } from '../document/report.ts';
import { verdictReason } from './cause.ts';
import type { Paint, Style } from './paint.ts';
import { VERDICT_TEXTS } from './verdict-text.ts';

/** The last lines: labels of nine columns, and their texts. */
export function closing(report: Report, paint: Paint): [label: string, text: string][] {
  const style: Style = report.verdict === 'conformant' ? 'green' : 'red';
  const { counts } = report;
  const why = verdictReason(report);
  const parts = [`${counts.pass} passed`, `${counts.fail - counts.warnings} failed`];
  if (counts.warnings) parts.push(`${counts.warnings} warned`);
  for (const outcome of ['flaky', 'inconclusive', 'blocked', 'waived', 'not-applicable', 'error'] as const)
    if (counts[outcome]) parts.push(`${counts[outcome]} ${outcome}`);
  const end = `seed ${report.seed}; ${(report.durationMs / 1000).toFixed(1)} s`;
  return [
    [`${paint('bold', 'Verdict')}: `, `${paint(style, VERDICT_TEXTS[report.verdict])} (${report.scope.text})`],
    ...(why ? [['Why:     ', why] as [string, string]] : []),
    ...(report.page === undefined ? [] : [['See:     ', report.page] as [string, string]]),
    ...choicesLine(report),
    ['Checks:  ', `${parts.join(', ')}; ${end}`],
  ];
}

/** The options that were declared, and the others that were observed. */
function choicesLine({ choices: { declared, observed } }: Report): [label: string, text: string][] {
  const options = (choices: Choices) => Object.entries(choices).map(([name, option]) => `${name}=${option}`);
  const open = Object.fromEntries(Object.entries(observed).filter(([name]) => !Object.hasOwn(declared, name)));
  const parts = [
    ['declared', options(declared)],
    ['observed', options(open)],
  ] as const;
  const texts = parts.flatMap(([word, found]) => (found.length === 0 ? [] : [`${word} ${found.join(', ')}`]));
  return texts.length === 0 ? [] : [['Choices: ', texts.join('; ')]];
}
