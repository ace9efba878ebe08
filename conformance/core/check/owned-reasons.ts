import type { Target } from '../target/target.ts';
import type { Premise } from './trial.ts';

/** A premise of whatever target and value, as far as ownership is about it. */
export type OwnedPremise<P extends string> = Pick<Premise<never, unknown, P>, 'name' | 'reasons'>;

/** Reasons of a premise for which a check answers: its own reason for each. */
export interface OwnedReasons<R extends string = string> {
  readonly premise: OwnedPremise<string>;
  readonly reasons: Readonly<Record<string, R>>;
}

/**
 * Says, in a check's `owns`, for which reasons of a premise the check answers. Where the premise does not hold for one of
 * them, this check fails, and every other check that needs the premise is blocked by it.
 *
 * Each reason of a premise has exactly one owner in a suite. Reasons are given by name, or, where the check's own name for
 * one is another, as a record from the premise's to the check's. Several premises of one kind may be given in a list.
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
  const named = typeof first === 'string' ? Object.fromEntries([first, ...more].map((one) => [one, one])) : first;
  const reasons = Object.freeze({ ...named }) as Readonly<Record<string, string>>;
  return [premises].flat().map((premise) => Object.freeze({ premise: premise as OwnedPremise<string>, reasons }));
}

/** Who answers for a reason of a premise. */
export type OwnerOf<K extends string> = (premise: Premise<Target, unknown> | object, reason: string) => K | undefined;
