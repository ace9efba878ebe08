import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import type { Choices } from '../../conformance/core/spec/choice.ts';

/** A file of the tool by Hardhat Ignition, and what stands in it, once, with what is to stand there instead. */
export type Edits = Readonly<Record<`${string}.mjs`, readonly (readonly [from: string, to: string])[]>>;

/** A tool that deploys as it should, but for one thing, and by which checks that is to be seen. */
export interface Fault {
  /** What is wrong, in a sentence that begins with what it does. */
  readonly text: string;
  readonly fails: readonly [ReasonKey, ...ReasonKey[]];
  /** Topics or checks that are to be run beside those that fail, and to pass. */
  readonly beside?: readonly string[];
  readonly declare?: Choices;
  /** Versions of the core that the tool is said to know. */
  readonly cores?: { readonly coreVersion?: string; readonly otherCoreVersion?: string };
  readonly edits: Edits;
}
export type Faults = Readonly<Record<string, Fault>>;

/** `keys('migration/voting', …)`: keys that begin alike. */
export function keys(topic: string, ...ends: readonly [string, ...string[]]): readonly [ReasonKey, ...ReasonKey[]] {
  return ends.map((end) => `migration/${topic}/${end}`) as unknown as readonly [ReasonKey, ...ReasonKey[]];
}

/** Of parameters: the name has something in it that no name of the suite's own DAOs has, and generated ones do. */
export const ODD_NAME = String.raw`/[^\p{L}\p{N} „“&№]/u.test(params.orgName)`;

/** Edits one after the other: later ones may be of what earlier ones have written. */
export function joined(...all: readonly Edits[]): Edits {
  const files = new Set(all.flatMap((one) => Object.keys(one) as (keyof Edits)[]));
  return Object.fromEntries([...files].map((file) => [file, all.flatMap((one) => one[file] ?? [])]));
}
