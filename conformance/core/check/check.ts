import type { RequirementId } from '../spec/requirement.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { OwnedReasons } from './owned-reasons.ts';
import type { CheckId } from './reason.ts';
import type { Trial } from './trial.ts';

/** The optional members of a target, by name. */
export type Facet<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T] & string;
/** A target of which these facets are there. */
export type WithFacets<T, N extends Facet<T>> = T & { readonly [K in N]-?: NonNullable<T[K]> };

interface Proof<N extends string, R extends string> {
  /** The requirement that a failure breaks; several only where they cannot be told apart from outside. */
  readonly proves: RequirementId | readonly [RequirementId, ...RequirementId[]];
  /** Facets without which there is nothing to judge. */
  readonly needs?: readonly N[];
  /** Facets of which one is enough. */
  readonly needsOneOf?: readonly string[];
  /** Every reason for which it can fail, each with what it means. Closed, append-only. */
  readonly reasons: Readonly<Record<R, string>>;
  /** Reasons of premises for which it answers: `reasonsOf(premise, 'reason')`. */
  readonly owns?: readonly (readonly OwnedReasons<NoInfer<R>>[])[];
}

/** Judges by asking. Returning is a pass; `t` throws everything else. */
export interface CheckBody<T extends Target, N extends Facet<T>, R extends string> extends Proof<N, R> {
  run(target: WithFacets<T, N>, t: Trial<T, R>): Promise<void>;
}

/** Judges all traffic of a run at no request of its own. */
export interface WatchBody<T extends Target, N extends Facet<T>, R extends string> extends Proof<N, R> {
  /** Called once, before the first exchange. */
  begin(target: WithFacets<T, N>, t: Trial<T, R>): Watcher;
}

/** Hears the exchanges, and has the last word. What it throws through its trial is the judgement. */
export interface Watcher {
  on(exchange: Exchange, answer: Answer | undefined): void;
  /** Called when the run's other checks are done. It may still ask, and use premises. */
  end?(): Promise<void> | void;
}

/** A check without its name: `suite()` names it by its file and its export. */
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

/** One frozen object that proves one requirement by watching a target. */
export interface Check<T extends Target> extends UnnamedCheck<T> {
  readonly id: CheckId;
}

const list = <X>(one: X | readonly [X, ...X[]]): readonly [X, ...X[]] =>
  Array.isArray(one) ? (one as unknown as readonly [X, ...X[]]) : [one as X];

/** What a check declares, so that nobody changes it afterwards. */
const frozen = <N extends string>({ proves, needs = [], needsOneOf = [], reasons, owns = [] }: Proof<N, string>) => ({
  proves: Object.freeze(list(proves)),
  needs: Object.freeze([...needs]),
  needsOneOf: Object.freeze([...needsOneOf]),
  reasons: Object.freeze({ ...reasons }),
  owns: Object.freeze(owns.flat()),
});

/**
 * Declares a check of a target type. What it needs and its reasons stay typed inside `run` and are erased outside, so
 * that checks with different needs stand in one array.
 * @example
 * export const served = check<LogTarget>()({
 *   proves: 'LOG-CP-001',
 *   reasons: { missing: 'the log has entries but no checkpoint' },
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

/** Declares a watch: a check that only listens. */
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
