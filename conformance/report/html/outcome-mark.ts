import { isWarning, type RequirementReport } from '../document/document.ts';
import { htmlElement, type PageElement } from './element.ts';

/** How an outcome looks and reads. No meaning is in the colour alone. */
interface OutcomeMark {
  readonly symbol: string;
  readonly word: string;
  /** The class that sets the colour. */
  readonly tone: 'good' | 'bad' | 'care' | 'quiet';
}

type ShownOutcome = RequirementReport['outcome'] | 'warning';

/** The gravest outcome first, which is the order of filters and bars. */
export const OUTCOME_MARKS: Readonly<Record<ShownOutcome, OutcomeMark>> = {
  fail: { symbol: '✗', word: 'failed', tone: 'bad' },
  error: { symbol: '!', word: 'error of the suite', tone: 'bad' },
  warning: { symbol: '△', word: 'warning', tone: 'care' },
  flaky: { symbol: '~', word: 'flaky', tone: 'care' },
  blocked: { symbol: '■', word: 'blocked', tone: 'care' },
  inconclusive: { symbol: '?', word: 'inconclusive', tone: 'care' },
  pass: { symbol: '✓', word: 'passed', tone: 'good' },
  waived: { symbol: 'w', word: 'waived', tone: 'quiet' },
  'not-applicable': { symbol: '–', word: 'not applicable', tone: 'quiet' },
  unproved: { symbol: '○', word: 'no check yet', tone: 'quiet' },
  excluded: { symbol: '·', word: 'not observable', tone: 'quiet' },
  'not-run': { symbol: '…', word: 'not run', tone: 'quiet' },
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
