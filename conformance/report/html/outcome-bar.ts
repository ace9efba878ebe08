import type { Report } from '../document/report.ts';
import { htmlElement, type PageElement } from './element.ts';
import { OUTCOME_MARKS, outcomeMark, shownOutcome } from './outcome-mark.ts';

const WIDTH = 1000;

/** How many checks had each outcome: as a bar, and as a list that says the same and what it counts. */
export function outcomeBar({ checks, strict }: Report): PageElement | undefined {
  if (checks.length === 0) return undefined;
  const counts = Map.groupBy(checks, (check) => shownOutcome(check, strict));
  const order = (Object.keys(OUTCOME_MARKS) as (keyof typeof OUTCOME_MARKS)[]).filter((name) => counts.has(name));
  let x = 0;
  const bars = order.map((name) => {
    const width = (counts.get(name)!.length / checks.length) * WIDTH;
    const bar = htmlElement('rect', {
      class: OUTCOME_MARKS[name].tone,
      x: round(x),
      y: 0,
      width: round(Math.max(width - 3, 1)),
      height: 10,
    });
    x += width;
    return bar;
  });
  return htmlElement(
    'div',
    { class: 'outcomes' },
    htmlElement('svg', { viewBox: `0 0 ${WIDTH} 10`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, bars),
    htmlElement(
      'div',
      { class: 'counts' },
      htmlElement('p', {}, `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`),
      htmlElement(
        'ul',
        { 'aria-label': 'Checks by outcome' },
        order.map((name) =>
          htmlElement('li', {}, htmlElement('strong', {}, counts.get(name)!.length), ' ', outcomeMark(name)),
        ),
      ),
    ),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
