/** Sequences of steps that are taken with a feed. */
import fc from 'fast-check';

/** The forms in which a list is looked at. */
export type FeedForm = 'json' | 'xml' | 'jsonp';

/** One thing to do to a feed. `back` counts from the item that was published last, of those that are there. */
export type FeedStep =
  | { readonly kind: 'publish' }
  /** Publishes once more what was withdrawn last, as another version. */
  | { readonly kind: 'again' }
  | { readonly kind: 'update'; readonly back: number }
  | { readonly kind: 'withdraw'; readonly back: number }
  | { readonly kind: 'look'; readonly form: FeedForm };

/** How far back an item may lie that is changed or withdrawn: most are to be met again. */
const BACK = 2;

/**
 * What every feed has to come through: each kind of write twice to one item, an older item withdrawn before a newer one,
 * two withdrawn one right after the other, and a look in each form on the way. Random steps meet such things in some runs
 * only.
 */
export const USUAL_STEPS: readonly FeedStep[] = [
  { kind: 'publish' },
  { kind: 'publish' },
  { kind: 'update', back: 0 },
  { kind: 'update', back: 0 },
  { kind: 'look', form: 'json' },
  { kind: 'withdraw', back: 1 },
  { kind: 'look', form: 'xml' },
  { kind: 'again' },
  { kind: 'withdraw', back: 0 },
  { kind: 'again' },
  { kind: 'look', form: 'jsonp' },
  { kind: 'update', back: 0 },
  { kind: 'withdraw', back: 1 },
  { kind: 'withdraw', back: 0 },
  { kind: 'look', form: 'json' },
];

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

/** Steps in words: `publish one, change the last one`. */
export function formatFeedSteps(steps: readonly FeedStep[]): string {
  const which = (back: number) => (back === 0 ? 'the last one' : `the one ${back} before the last`);
  const word = (step: FeedStep) => {
    if (step.kind === 'publish') return 'publish one';
    if (step.kind === 'again') return 'publish again what was withdrawn last';
    if (step.kind === 'look') return `look at the ${step.form.toUpperCase()}`;
    return `${step.kind === 'update' ? 'change' : 'withdraw'} ${which(step.back)}`;
  };
  return steps.map(word).join(', ');
}
