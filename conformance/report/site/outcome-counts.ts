import { htmlElement, type PageElement } from '../html/element.ts';
import { OUTCOME_MARKS, outcomeMark, shownOutcome } from '../html/outcome-mark.ts';
import type { KeptReport } from '../kept/kept-report.ts';

type Shown = keyof typeof OUTCOME_MARKS;

/** Requirements that nobody can judge from outside say nothing of an implementation. */
const SILENT: readonly Shown[] = ['excluded', 'unproved'];
const WIDTH = 1000;

/** How many requirements of a report have each outcome, the gravest first. */
export function outcomeCounts({ requirements, strict }: KeptReport): readonly (readonly [Shown, number])[] {
  const groups = Map.groupBy(requirements, (one) => shownOutcome(one, strict));
  return (Object.keys(OUTCOME_MARKS) as Shown[])
    .filter((name) => groups.has(name) && !SILENT.includes(name))
    .map((name) => [name, groups.get(name)!.length] as const);
}

/** The counts as a bar, for the eye alone. */
export function countsBar(counts: ReturnType<typeof outcomeCounts>): PageElement {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let x = 0;
  const bars = counts.map(([name, count]) => {
    const width = (count / all) * WIDTH;
    const bar = htmlElement('rect', {
      class: OUTCOME_MARKS[name].tone,
      x: x.toFixed(1),
      y: 0,
      width: Math.max(width - 3, 1).toFixed(1),
      height: 10,
    });
    x += width;
    return bar;
  });
  return htmlElement('svg', { viewBox: `0 0 ${WIDTH} 10`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, bars);
}

/** The counts as a list, and what is counted. */
export function countsList(counts: ReturnType<typeof outcomeCounts>): PageElement {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return htmlElement(
    'div',
    { class: 'counts' },
    htmlElement('p', {}, `${all} ${all === 1 ? 'requirement' : 'requirements'}`),
    htmlElement(
      'ul',
      { 'aria-label': 'Requirements by outcome' },
      counts.map(([name, count]) => htmlElement('li', {}, htmlElement('strong', {}, count), ' ', outcomeMark(name))),
    ),
  );
}
