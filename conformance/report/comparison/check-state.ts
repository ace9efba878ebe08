import type { Outcome } from '../../core/verdict/outcome.ts';
import { isWarning } from '../document/document.ts';
import type { ComparedCheck } from './compared-report.ts';

/**
 * How a check stands in its run. `fails`: it fails the run. `accepted`: it failed, and the baseline accepts that.
 * `left-out`: it was waived by name, or does not apply.
 */
export type CheckState = 'fails' | 'warns' | 'accepted' | 'unjudged' | 'left-out' | 'passes';

const STATES: Readonly<Record<Exclude<Outcome, 'fail' | 'flaky' | 'waived'>, CheckState>> = {
  pass: 'passes',
  inconclusive: 'unjudged',
  blocked: 'unjudged',
  error: 'unjudged',
  'not-applicable': 'left-out',
};

/** How a check stands in a run. `strict`: whether a failed `should`, and a flaky pass, fails that run. */
export function stateOf(check: ComparedCheck, strict: boolean): CheckState {
  switch (check.outcome) {
    case 'fail':
      return isWarning(check, strict) ? 'warns' : 'fails';
    case 'flaky':
      return strict ? 'fails' : 'passes';
    case 'waived':
      return check.reason === undefined ? 'left-out' : 'accepted';
    default:
      return STATES[check.outcome];
  }
}
