import fc from 'fast-check';
import type { LogStep } from './log-steps.ts';

/** How many entries are under way at a time at most. */
const AT_ONCE = 4;
/** The largest `back` of a step. */
const BACK = 12;

/**
 * Sequences of steps that begin with a creation. They shrink by fewer steps, fewer entries at a time and a smaller
 * `back`. `restart`: whether the log can be restarted.
 */
export function logSteps(o: {
  readonly restart: boolean;
  readonly least: number;
  readonly most: number;
}): fc.Arbitrary<readonly LogStep[]> {
  const back = fc.nat(BACK);
  const create = fc.record({ kind: fc.constant('create' as const), count: fc.integer({ min: 1, max: AT_ONCE }) });
  const step: fc.Arbitrary<LogStep> = fc.oneof(
    { weight: 5, arbitrary: create },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('resend' as const), back }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const), back }) },
    {
      weight: o.restart ? 1 : 0,
      arbitrary: fc.record({ kind: fc.constant('restart' as const), how: fc.constantFrom('term' as const, 'kill') }),
    },
  );
  // The size is fixed, since a run may write a single sequence only.
  const rest = fc.array(step, { minLength: o.least - 1, maxLength: o.most - 1, size: 'max' });
  return fc.tuple(create, rest).map(([first, more]) => [first, ...more]);
}
