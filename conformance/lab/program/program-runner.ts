import type { Place } from '../place/place.ts';
import type { ProgramResult } from './program-result.ts';

/**
 * Runs work in this process as if it were a program at a place. `value`: the result of its promise; `error`: the error
 * of its promise. Rejects where a place needs a feature of a separate process.
 */
export type InProcessRunner = (
  work: () => Promise<unknown>,
  at: Place,
) => Promise<ProgramResult & { readonly value?: unknown; readonly error?: unknown }>;

/**
 * Runs a program at a place, within limits, and ends all of its processes. Never rejects because of the program's
 * behaviour.
 */
export type ProgramRunner = (argv: readonly [string, ...string[]], at: Place) => Promise<ProgramResult>;
