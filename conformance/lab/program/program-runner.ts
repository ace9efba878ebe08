/** The ways to run a program, or work as if it were one. */
import type { Place } from '../place/place.ts';
import type { ProgramResult } from './program-result.ts';

/**
 * Runs work in this process as if it were a program at a place. `value`: what its promise came to; `error`: what it was
 * rejected with. Rejects with a signal where a place asks for what only a process of its own has.
 */
export type InProcessRunner = (
  work: () => Promise<unknown>,
  at: Place,
) => Promise<ProgramResult & { readonly value?: unknown; readonly error?: unknown }>;

/** Runs a program at a place, within limits, and leaves nothing of it running. Never rejects for what the program does. */
export type ProgramRunner = (argv: readonly [string, ...string[]], at: Place) => Promise<ProgramResult>;
