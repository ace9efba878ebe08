import type { Target } from '../target/target.ts';
import type { Premise, Trial } from './trial.ts';

/**
 * Declares a premise of a target type. For each reason for which it can fail one check of the suite answers: the check says
 * so in its `owns`.
 */
export function premise<T extends Target>() {
  return <V, const R extends string = never>(body: {
    readonly name: string;
    readonly reasons?: readonly R[];
    find(target: T, t: Trial<T, R>): Promise<V>;
  }): Premise<T, V, R> =>
    Object.freeze({
      name: body.name,
      reasons: Object.freeze([...(body.reasons ?? [])]),
      find: body.find as unknown as Premise<T, V, R>['find'],
    });
}
