import type { Target } from '../target/target.ts';
import type { Premise, Trial } from './trial.ts';

/**
 * Declares a premise of a target type. Each of its reasons has one owner: the check that lists the reason in `owns`.
 */
export function premise<T extends Target>() {
  return <V, const R extends string = never>(body: {
    readonly name: string;
    readonly reasons?: readonly R[];
    readonly inTurn?: boolean;
    find(target: T, t: Trial<T, R>): Promise<V>;
  }): Premise<T, V, R> =>
    Object.freeze({
      name: body.name,
      reasons: Object.freeze([...(body.reasons ?? [])]),
      ...(body.inTurn === undefined ? {} : { inTurn: body.inTurn }),
      find: body.find as unknown as Premise<T, V, R>['find'],
    });
}
