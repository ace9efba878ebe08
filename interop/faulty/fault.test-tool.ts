import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import type { Choices } from '../../conformance/core/spec/choice.ts';

/** Edits of the tool with Hardhat Ignition: by file, a text that occurs there once, and its replacement. */
export type Edits = Readonly<Record<`${string}.mjs`, readonly (readonly [from: string, to: string])[]>>;

/** A tool with a single fault, and the checks that have to notice it. */
export interface Fault {
  /** Description of the fault, a sentence that begins with a verb. */
  readonly text: string;
  readonly fails: readonly [ReasonKey, ...ReasonKey[]];
  /** Topics or checks that run beside those that fail, and have to pass. */
  readonly beside?: readonly string[];
  readonly declare?: Choices;
  /** Versions of the core that the tool declares. */
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
  const files = new Set(all.flatMap((edits) => Object.keys(edits) as (keyof Edits)[]));
  return Object.fromEntries([...files].map((file) => [file, all.flatMap((edits) => edits[file] ?? [])]));
}
