import { isWarning } from '../document/document.ts';
import type { RequirementReport } from '../document/report.ts';
import { htmlElement, type PageElement } from './element.ts';

/** How an outcome looks and reads. No meaning is in the colour alone. */
interface OutcomeMark {
  readonly symbol: string;
  readonly word: string;
  /** The class that sets the colour. */
  readonly tone: 'good' | 'bad' | 'care' | 'quiet';
}

type ShownOutcome = RequirementReport['outcome'] | 'warning';

const mark = (symbol: string, word: string, tone: OutcomeMark['tone']): OutcomeMark => ({ symbol, word, tone });

/** The gravest outcome first, which is the order of filters and bars. */
export const OUTCOME_MARKS: Readonly<Record<ShownOutcome, OutcomeMark>> = {
  fail: mark('✗', 'failed', 'bad'),
  error: mark('!', 'error of the suite', 'bad'),
  warning: mark('△', 'warning', 'care'),
  flaky: mark('~', 'flaky', 'care'),
  blocked: mark('■', 'blocked', 'care'),
  inconclusive: mark('?', 'inconclusive', 'care'),
  pass: mark('✓', 'passed', 'good'),
  waived: mark('w', 'waived', 'quiet'),
  'not-applicable': mark('–', 'not applicable', 'quiet'),
  unproved: mark('○', 'no check yet', 'quiet'),
  excluded: mark('·', 'not observable', 'quiet'),
  'not-run': mark('…', 'not run', 'quiet'),
};

/** The outcome of a check or requirement, where a failure that only warns is a warning. */
export const shownOutcome = (one: Pick<RequirementReport, 'outcome' | 'level'>, strict: boolean): ShownOutcome =>
  isWarning(one, strict) ? 'warning' : one.outcome;

/** The outcome as a symbol and a word. */
export function outcomeMark(outcome: ShownOutcome): PageElement {
  const { symbol, word, tone } = OUTCOME_MARKS[outcome];
  return htmlElement(
    'span',
    { class: `mark ${tone}` },
    htmlElement('span', { 'aria-hidden': 'true' }, symbol),
    ' ',
    word,
  );
}
