import fc from 'fast-check';
import type { FeedForm, FeedStep } from './steps.ts';

/** How far back an item may lie that is changed or withdrawn: most are to be met again. */
const BACK = 2;

/** Sequences of steps that begin with a publication. Each can be made smaller by steps left out and by less far back. */
export function feedSteps(o: { readonly least: number; readonly most: number }): fc.Arbitrary<readonly FeedStep[]> {
  const back = fc.nat(BACK);
  const publish = fc.record({ kind: fc.constant('publish' as const) });
  const form = fc.constantFrom<FeedForm[]>('json', 'xml', 'jsonp');
  const step: fc.Arbitrary<FeedStep> = fc.oneof(
    { weight: 2, arbitrary: publish },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const) }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('update' as const), back }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), back }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const), form }) },
  );
  // The size is given: few sequences are all that a run may write.
  const rest = fc.array(step, { minLength: o.least - 1, maxLength: o.most - 1, size: 'max' });
  return fc.tuple(publish, rest).map(([first, more]) => [first, ...more]);
}
