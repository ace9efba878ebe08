import type { Choices } from '../spec/choice.ts';
import type { SuiteName } from '../spec/requirement.ts';
import type { Target } from '../target/target.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import type { Check, UnnamedCheck } from './check.ts';
import type { CheckId } from './reason.ts';

/** What a run had and saw, as far as the scope of its verdict is worded by it. */
export interface RunSummary {
  /** Whether a facet was there. */
  has(facet: string): boolean;
  readonly observed: Choices;
  readonly results: readonly CheckResult[];
}

/** What a suite says of the scope of a run, each a phrase: "reads only", "signatures judged". */
export type ScopePhrases = (run: RunSummary) => readonly string[];

/** The checks of one interface, each under the name of its file and export. */
export interface Suite<T extends Target> {
  readonly name: SuiteName;
  readonly checks: readonly Check<T>[];
  readonly phrases?: ScopePhrases;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a value that a module exports is a check. */
function isCheck<T extends Target>(value: unknown): value is UnnamedCheck<T> {
  return typeof value === 'object' && value !== null && 'proves' in value && 'reasons' in value && 'kind' in value;
}

/**
 * Names the checks of a suite: `{ checkpoint: <module checkpoint.ts> }` with the export `signatureVerifies` gives
 * `log/checkpoint/signature-verifies`. They run in the order of the topics, and by name within one. Watches stand
 * last, since they judge when the others are done.
 */
export function suite<T extends Target>(
  name: SuiteName,
  topics: Readonly<Record<string, object>>,
  phrases?: ScopePhrases,
): Suite<T> {
  const named = Object.entries(topics).flatMap(([topic, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, UnnamedCheck<T>] => isCheck<T>(entry[1]))
      .map(([key, one]) => Object.freeze({ ...one, id: `${name}/${kebab(topic)}/${kebab(key)}` as CheckId }))
      // By name: the order in which a module lists its exports depends on what loads it.
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const order = (kind: string) => named.filter((one) => one.kind === kind);
  const checks = Object.freeze([...order('check'), ...order('watch')]);
  return Object.freeze({ name, checks, ...(phrases ? { phrases } : {}) });
}
