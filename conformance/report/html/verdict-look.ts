import type { Report } from '../document/report.ts';

/** How a verdict looks and reads at a glance. `tone`: the class that sets the colour. */
interface VerdictLook {
  readonly tone: 'good' | 'bad' | 'care' | 'quiet';
  readonly symbol: string;
  readonly word: string;
}

const look = (tone: VerdictLook['tone'], symbol: string, word: string): VerdictLook => ({ tone, symbol, word });

/** The look of each verdict. */
export const VERDICT_LOOKS: Readonly<Record<Report['verdict'], VerdictLook>> = {
  conformant: look('good', '✓', 'conformant'),
  'not-conformant': look('bad', '✗', 'not conformant'),
  incomplete: look('care', '?', 'incomplete'),
  'stale-baseline': look('care', '△', 'stale baseline'),
  unreachable: look('quiet', '–', 'unreachable'),
  usage: look('quiet', '!', 'wrong usage'),
  'suite-fault': look('quiet', '!', 'a fault of Touchstone'),
};
