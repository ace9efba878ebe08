import type { RequirementId } from '../spec/requirement.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { OwnedReasons } from './owned-reasons.ts';
import type { CheckId } from './reason.ts';
import type { Trial } from './trial.ts';

/** The optional members of a target, by name. */
export type Facet<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T] & string;
/** A target that has these facets. */
export type WithFacets<T, N extends Facet<T>> = T & { readonly [K in N]-?: NonNullable<T[K]> };

interface Proof<N extends string, R extends string> {
  /** The requirement that a failure breaks; several only where no observation can distinguish them. */
  readonly proves: RequirementId | readonly [RequirementId, ...RequirementId[]];
  /** Facets that the check needs: without one of them there is nothing to judge. */
  readonly needs?: readonly N[];
  /** Facets of which the check needs at least one. */
  readonly needsOneOf?: readonly string[];
  /** Every reason for which the check can fail, with its meaning. A closed list: reasons are only ever added. */
  readonly reasons: Readonly<Record<R, string>>;
  /** Premise failures that this check reports: `reasonsOf(premise, 'reason')`. */
  readonly owns?: readonly (readonly OwnedReasons<NoInfer<R>>[])[];
}

/** A check that sends its own requests. It passes by returning; `t` throws for every other outcome. */
export interface CheckBody<T extends Target, N extends Facet<T>, R extends string> extends Proof<N, R> {
  run(target: WithFacets<T, N>, t: Trial<T, R>): Promise<void>;
}

/** A check that judges the traffic of the whole run and sends no requests itself. */
export interface WatchBody<T extends Target, N extends Facet<T>, R extends string> extends Proof<N, R> {
  /** The session calls this once, before the first exchange. */
  begin(target: WithFacets<T, N>, t: Trial<T, R>): Watcher;
}

/** Receives every exchange of a run, and judges at the end. It fails by throwing through its trial. */
export interface Watcher {
  on(exchange: Exchange, answer: Answer | undefined): void;
  /** The session calls this when the other checks are done. It may still send requests and use premises. */
  end?(): Promise<void> | void;
}

/** A check without a name: `suite()` derives the name from its file and its export. */
export interface UnnamedCheck<T extends Target> {
  readonly kind: 'check' | 'watch';
  readonly proves: readonly [RequirementId, ...RequirementId[]];
  readonly needs: readonly string[];
  readonly needsOneOf: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
  readonly owns: readonly OwnedReasons[];
  readonly run?: (target: T, t: Trial<T, string>) => Promise<void>;
  readonly begin?: (target: T, t: Trial<T, string>) => Watcher;
}

/** One frozen object that proves one requirement by observing a target. */
export interface Check<T extends Target> extends UnnamedCheck<T> {
  readonly id: CheckId;
}

const list = <X>(items: X | readonly [X, ...X[]]): readonly [X, ...X[]] =>
  Array.isArray(items) ? (items as unknown as readonly [X, ...X[]]) : [items as X];

/** A frozen copy of the members that a check declares. */
const frozen = <N extends string>({ proves, needs = [], needsOneOf = [], reasons, owns = [] }: Proof<N, string>) => ({
  proves: Object.freeze(list(proves)),
  needs: Object.freeze([...needs]),
  needsOneOf: Object.freeze([...needsOneOf]),
  reasons: Object.freeze({ ...reasons }),
  owns: Object.freeze(owns.flat()),
});

/**
 * Declares a check of a target type. Its needs and reasons are typed inside `run` and erased outside, so that one
 * array can hold checks with different needs.
 * @example
 * export const served = check<LogTarget>()({
 *   proves: 'LOG-CP-001',
 *   reasons: { missing: 'the log has entries but no checkpoint' },
 *   owns: [reasonsOf(checkpointAnswer, 'missing')],
 *   run: async (log, t) => { await t.use(checkpointAnswer); },
 * });
 */
export function check<T extends Target>() {
  return <const N extends Facet<T> = never, const R extends string = string>(
    body: CheckBody<T, N, R>,
  ): UnnamedCheck<T> =>
    Object.freeze({
      kind: 'check',
      ...frozen(body),
      run: body.run as unknown as NonNullable<UnnamedCheck<T>['run']>,
    });
}

/** Declares a watch: a check that only listens to the exchanges of the others. */
export function watch<T extends Target>() {
  return <const N extends Facet<T> = never, const R extends string = string>(
    body: WatchBody<T, N, R>,
  ): UnnamedCheck<T> =>
    Object.freeze({
      kind: 'watch',
      ...frozen(body),
      begin: body.begin as unknown as NonNullable<UnnamedCheck<T>['begin']>,
    });
}
