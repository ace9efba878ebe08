import type { ReasonKey } from '../../core/check/reason.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Parts } from './parts.test-tool.ts';

/** A fake: the sound tool with wrong parts, and the checks that must catch it. */
export interface FakeAlteration {
  /** A description of the fault that begins with a verb. */
  readonly text: string;
  readonly caughtBy: readonly [ReasonKey, ...ReasonKey[]];
  /** Further checks that must run and pass. */
  readonly beside?: readonly string[];
  readonly declare?: Choices;
  /** The time limit for one run, which a fake without an end uses up. */
  readonly timeoutMs?: number;
  /** A part of the message of the first failure. */
  readonly says?: RegExp;
  readonly alter: (sound: Parts) => Partial<Parts>;
}
export type FakeAlterations = Readonly<Record<string, FakeAlteration>>;

/** Never resolves, and keeps the process running. */
export const forever = (): Promise<never> => new Promise(() => setInterval(() => {}, 1000));
