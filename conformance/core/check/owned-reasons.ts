import type { Target } from '../target/target.ts';
import type { Premise } from './trial.ts';

/** The members of a premise that its owner needs, for any target and value. */
export type OwnedPremise<P extends string> = Pick<Premise<never, unknown, P>, 'name' | 'reasons'>;

/** The reasons of a premise that a check owns, each with the reason under which the check reports it. */
export interface OwnedReasons<R extends string = string> {
  readonly premise: OwnedPremise<string>;
  readonly reasons: Readonly<Record<string, R>>;
}

/**
 * Lists, in a check's `owns`, the reasons of a premise that the check owns. If the premise fails for one of them, this
 * check fails, and every other check that needs the premise is blocked.
 *
 * The owner still judges in its body. The body shows what is judged, counts the subjects, and judges what the premise
 * did not see: later answers, other resources.
 *
 * Each reason of a premise has exactly one owner in a suite. Pass the reasons by name or, where the check uses another
 * name for a reason, as a record from the premise's name to the check's. Several premises of one kind may be given as
 * a list.
 * @example
 * owns: [reasonsOf(growth, 'late')]
 * owns: [reasonsOf(libraryDao, { default: 'unused' })]
 */
export function reasonsOf<P extends string, R extends P>(
  premises: OwnedPremise<P> | readonly OwnedPremise<P>[],
  ...reasons: readonly [R, ...R[]]
): readonly OwnedReasons<R>[];
export function reasonsOf<P extends string, const R extends string>(
  premises: OwnedPremise<P> | readonly OwnedPremise<P>[],
  reasons: Readonly<Partial<Record<P, R>>>,
): readonly OwnedReasons<R>[];
export function reasonsOf(
  premises: OwnedPremise<string> | readonly OwnedPremise<string>[],
  first: string | Readonly<Partial<Record<string, string>>>,
  ...more: readonly string[]
): readonly OwnedReasons[] {
  const named =
    typeof first === 'string' ? Object.fromEntries([first, ...more].map((reason) => [reason, reason])) : first;
  const reasons = Object.freeze({ ...named }) as Readonly<Record<string, string>>;
  return [premises].flat().map((premise) => Object.freeze({ premise: premise as OwnedPremise<string>, reasons }));
}

/** Finds the check that owns a reason of a premise. */
export type OwnerOf<K extends string> = (premise: Premise<Target, unknown> | object, reason: string) => K | undefined;
