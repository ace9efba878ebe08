/** A step of a sequence. `back` counts from the last acknowledged entry. */
export type LogStep =
  | { readonly kind: 'create'; readonly count: number }
  | { readonly kind: 'resend'; readonly back: number }
  | { readonly kind: 'look'; readonly back: number }
  | { readonly kind: 'restart'; readonly how: 'term' | 'kill' };

/** Steps in words: `create 2, resend the one before the last`. */
export function logStepsText(steps: readonly LogStep[]): string {
  const entryAt = (back: number) => (back === 0 ? 'the last one' : `the one ${back} before the last`);
  const word = (step: LogStep) => {
    if (step.kind === 'create') return step.count === 1 ? 'create one' : `create ${step.count} at once`;
    if (step.kind === 'restart') return step.how === 'term' ? 'restart' : 'kill and start';
    return step.kind === 'resend' ? `send ${entryAt(step.back)} again` : `look at ${entryAt(step.back)}`;
  };
  return steps.map(word).join(', ');
}
