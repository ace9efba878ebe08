import type { Target } from '../target/target.ts';
import type { ReasonKey } from './reason.ts';
import type { Premise, Trial } from './trial.ts';

/** Declares a premise of a target type. */
export function premise<T extends Target>() {
  return <V, const R extends string>(body: {
    readonly name: string;
    readonly owners: Readonly<Record<R, ReasonKey>>;
    find(target: T, t: Trial<T, R>): Promise<V>;
  }): Premise<T, V> =>
    Object.freeze({
      name: body.name,
      owners: Object.freeze({ ...body.owners }),
      find: body.find as unknown as Premise<T, V>['find'],
    });
}
