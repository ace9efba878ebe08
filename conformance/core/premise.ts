import type { ReasonKey } from './reason.ts';
import type { Target } from './target.ts';
import type { Trial } from './trial.ts';

/**
 * A value that many checks stand on: found once in a run and shared. Where it cannot be had, the check that owns the
 * reason carries the failure and everything else that needs it is blocked, so that one defect is one failure.
 */
export interface Premise<T extends Target, V> {
  /** For traces and for the seed of its samples. */
  readonly name: string;
  /** For each reason for which it can fail: the check, and that check's reason, that owns it. */
  readonly owners: Readonly<Record<string, ReasonKey>>;
  readonly find: (target: T, t: Trial<T, string>) => Promise<V>;
}

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
