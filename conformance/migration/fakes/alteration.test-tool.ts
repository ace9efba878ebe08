import type { ReasonKey } from '../../core/check/reason.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Parts } from './parts.test-tool.ts';

/** A fake: the sound tool with parts that are wrong, and by which checks that is to be seen. */
export interface FakeAlteration {
  /** What is wrong, in a sentence that begins with what it does. */
  readonly text: string;
  readonly caughtBy: readonly [ReasonKey, ...ReasonKey[]];
  /** Further checks that are to be run and to pass. */
  readonly beside?: readonly string[];
  readonly declare?: Choices;
  /** For one run; where it goes on for ever that is waited for. */
  readonly timeoutMs?: number;
  /** What the message of the first failure says. */
  readonly says?: RegExp;
  readonly alter: (sound: Parts) => Partial<Parts>;
}
export type FakeAlterations = Readonly<Record<string, FakeAlteration>>;

/** Never resolves, and keeps the process. */
export const forever = (): Promise<never> => new Promise(() => setInterval(() => {}, 1000));
