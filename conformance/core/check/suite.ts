import type { Choices } from '../spec/choice.ts';
import type { SuiteName } from '../spec/requirement.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { Moment } from '../verdict/moment.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import type { Check, UnnamedCheck } from './check.ts';
import { type CheckId, type ReasonKey, reasonKey } from './reason.ts';

/** The facts about a run from which its scope is worded. */
export interface RunSummary {
  /** Whether the target had a facet. */
  has(facet: string): boolean;
  readonly observed: Choices;
  readonly results: readonly CheckResult[];
}

/** The phrases of a suite for the scope of a run: "reads only", "signatures judged". */
export type ScopePhrases = (run: RunSummary) => readonly string[];

/** Changes that a run undoes at its end: a command that repeats an exchange afterwards finds another state. */
export interface Undone {
  /** The facet through which the run made the changes. */
  readonly facet: string;
  readonly text: string;
  /** Whether exchanges that a watch saw may depend on the changes as well. */
  readonly watched?: boolean;
}

/** What a suite has beside its checks. */
export interface SuiteTexts {
  readonly phrases?: ScopePhrases;
  /** Remedies for an absent facet, by facet and absence: `keys not-given`. */
  readonly remedies?: Readonly<Record<string, string>>;
  readonly undone?: readonly Undone[];
  /** Whether a check may be judged at once with others, where a run asks for that. The others follow, one after another. */
  readonly independent?: (check: Pick<Check<never>, 'id'>) => boolean;
  /** What an exchange shows to have happened in the target, for the timeline of a report. */
  readonly momentOf?: (exchange: Exchange) => Moment | undefined;
}

/**
 * The remedy for the cause of an outcome, if there is one. The cause may be any text, since a baseline may state it.
 */
export function remedyFor(remedies: Readonly<Record<string, string>>, because: string | undefined): string | undefined {
  return because !== undefined && Object.hasOwn(remedies, because) ? remedies[because] : undefined;
}

/** The checks of one interface, each under the name of its file. */
export interface Suite<T extends Target> extends SuiteTexts {
  readonly name: SuiteName;
  readonly checks: readonly Check<T>[];
  /** The key of the check that owns a reason of a premise. */
  ownerOf(premise: object, reason: string): ReasonKey | undefined;
}

/** The parts from which `suite()` makes a suite. */
interface SuiteBody<T extends Target> extends SuiteTexts {
  readonly name: SuiteName;
  /** Topics, and single checks by topic and name, in the order in which the run judges them. */
  readonly order: readonly string[];
  /** The checks by topic and name: `tiles/match-entries`. */
  readonly checks: Readonly<Record<string, UnnamedCheck<T>>>;
}

/**
 * Makes a suite: its checks in the given order, and by name within a topic. Watches come last, since they judge when
 * the other checks are done.
 * @throws Error where a check has no place in the order, or the order names a topic or check that does not exist.
 */
export function suite<T extends Target>({ name, order, checks, ...texts }: SuiteBody<T>): Suite<T> {
  const used = new Set<number>();
  const position = (id: string): number => {
    const place = order.indexOf(id);
    const placeOrTopic = place >= 0 ? place : order.indexOf(id.split('/')[0]!);
    if (placeOrTopic < 0) throw new Error(`the order of the suite ${name} has no place for ${id}`);
    used.add(placeOrTopic);
    return placeOrTopic;
  };
  const placed = Object.entries(checks).map(([id, check]) => ({
    at: position(id),
    check: Object.freeze({ ...check, id: `${name}/${id}` as CheckId }),
  }));
  const idle = order.filter((_entry, i) => !used.has(i));
  if (idle.length > 0)
    throw new Error(`the order of the suite ${name} names topics or checks that do not exist: ${idle.join(', ')}`);
  const sorted = placed.sort((a, b) => a.at - b.at || (a.check.id < b.check.id ? -1 : 1)).map(({ check }) => check);
  const owners = ownersOf(sorted);
  const ofKind = (kind: string) => sorted.filter((check) => check.kind === kind);
  return Object.freeze({
    name,
    checks: Object.freeze([...ofKind('check'), ...ofKind('watch')]),
    ownerOf: (premise: object, reason: string) => owners.get(premise)?.get(reason),
    ...texts,
  });
}

/**
 * The owner of each reason of each premise. @throws Error where a reason has two owners, or the premise has no such
 * reason.
 */
function ownersOf(checks: readonly Check<never>[]): ReadonlyMap<object, ReadonlyMap<string, ReasonKey>> {
  const owners = new Map<object, Map<string, ReasonKey>>();
  for (const check of checks)
    for (const { premise, reasons } of check.owns)
      for (const [reason, ownReason] of Object.entries(reasons)) {
        const ownersByReason = owners.get(premise) ?? new Map<string, ReasonKey>();
        const key = reasonKey(check.id, ownReason);
        if (!premise.reasons.includes(reason))
          throw new Error(
            `${check.id} owns the reason "${reason}" of the premise ${premise.name}, which has no such reason`,
          );
        if (ownersByReason.has(reason))
          throw new Error(
            `the reason "${reason}" of the premise ${premise.name} has two owners: ${ownersByReason.get(reason)} and ${key}`,
          );
        owners.set(premise, ownersByReason.set(reason, key));
      }
  return owners;
}
