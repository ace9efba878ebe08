/** Sequences of steps that are taken with a feed. */

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
