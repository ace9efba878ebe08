import type { Choices } from '../spec/choice.ts';
import type { SuiteName } from '../spec/requirement.ts';
import type { Target } from '../target/target.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import type { Check, UnnamedCheck } from './check.ts';
import { type CheckId, type ReasonKey, reasonKey } from './reason.ts';

/** What a run had and saw, as far as the scope of its verdict is worded by it. */
export interface RunSummary {
  /** Whether a facet was there. */
  has(facet: string): boolean;
  readonly observed: Choices;
  readonly results: readonly CheckResult[];
}

/** What a suite says of the scope of a run, each a phrase: "reads only", "signatures judged". */
export type ScopePhrases = (run: RunSummary) => readonly string[];

/** What a run undoes when it has seen enough: a command that shows a failure again then shows another state. */
export interface Undone {
  /** The facet by which the run had done it. */
  readonly facet: string;
  readonly text: string;
  /** Whether what a watch saw may stand on it as well. */
  readonly watched?: boolean;
}

/** What a suite tells people beside its checks. */
export interface SuiteTexts {
  readonly phrases?: ScopePhrases;
  /** What to do about a facet that is absent, by facet and why: `keys not-given`. */
  readonly remedies?: Readonly<Record<string, string>>;
  readonly undone?: readonly Undone[];
}

/** The remedy for what stands behind an outcome, where there is one. That may be whatever a baseline says. */
export function remedyFor(remedies: Readonly<Record<string, string>>, because: string | undefined): string | undefined {
  return because !== undefined && Object.hasOwn(remedies, because) ? remedies[because] : undefined;
}

/** The checks of one interface, each under the name of its file. */
export interface Suite<T extends Target> extends SuiteTexts {
  readonly name: SuiteName;
  readonly checks: readonly Check<T>[];
  /** The check, with its reason, that answers for a reason of a premise. */
  ownerOf(premise: object, reason: string): ReasonKey | undefined;
}

/** What a suite is made of. */
interface SuiteBody<T extends Target> extends SuiteTexts {
  readonly name: SuiteName;
  /** Topics, and single checks by topic and name, in the order in which they are judged. */
  readonly order: readonly string[];
  /** The checks by topic and name: `tiles/match-entries`. */
  readonly checks: Readonly<Record<string, UnnamedCheck<T>>>;
}

/**
 * A suite: its checks in the given order, and by name where that says the same of two. Watches stand last, since they
 * judge when the others are done.
 *
 * @throws Error where a check has no place in the order, or the order names what there is not.
 */
export function suite<T extends Target>({ name, order, checks, ...texts }: SuiteBody<T>): Suite<T> {
  const used = new Set<number>();
  const position = (id: string): number => {
    const own = order.indexOf(id);
    const found = own >= 0 ? own : order.indexOf(id.split('/')[0]!);
    if (found < 0) throw new Error(`the order of the suite ${name} has no place for ${id}`);
    used.add(found);
    return found;
  };
  const placed = Object.entries(checks).map(([id, check]) => ({
    at: position(id),
    check: Object.freeze({ ...check, id: `${name}/${id}` as CheckId }),
  }));
  const idle = order.filter((_entry, i) => !used.has(i));
  if (idle.length > 0) throw new Error(`the order of the suite ${name} names what there is not: ${idle.join(', ')}`);
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

/** Who answers for each reason of each premise. @throws Error where two checks do, or where the premise has no such reason. */
function ownersOf(checks: readonly Check<never>[]): ReadonlyMap<object, ReadonlyMap<string, ReasonKey>> {
  const owners = new Map<object, Map<string, ReasonKey>>();
  for (const check of checks)
    for (const { premise, reasons } of check.owns)
      for (const [reason, own] of Object.entries(reasons)) {
        const known = owners.get(premise) ?? new Map<string, ReasonKey>();
        const key = reasonKey(check.id, own);
        if (!premise.reasons.includes(reason))
          throw new Error(
            `${check.id} owns the reason "${reason}" of the premise ${premise.name}, which has no such reason`,
          );
        if (known.has(reason))
          throw new Error(
            `the reason "${reason}" of the premise ${premise.name} has two owners: ${known.get(reason)} and ${key}`,
          );
        owners.set(premise, known.set(reason, key));
      }
  return owners;
}
