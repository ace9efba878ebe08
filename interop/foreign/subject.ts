/** What `npm run mutation foreign` changes and judges: a program that others wrote. */

import type { SuiteName } from '../../conformance/core/spec/requirement.ts';
import type { Change } from './change.ts';

/** What a set-up noticed: nothing, if `killedBy` is empty. */
export interface Notice {
  /** Ids as of `testId`: the set-up, and a check or `opens` or `verdict`. */
  readonly killedBy: readonly string[];
  readonly because?: string;
}

/** A way to run the program and to judge it. */
export interface SetUp {
  /** Short and lasting: results name it. */
  readonly name: string;
  judge(): Promise<Notice>;
}

/** The program, made ready in a temporary folder. */
export interface Bench {
  /** Name and version of each package whose files are changed. */
  readonly versions: readonly string[];
  /** All changes that the operators know. */
  readonly changes: readonly Change[];
  /** The path of the copy of a file. */
  path(file: string): string;
  /** Builds the program as its files are now; gives the complaint if that fails. */
  build(): Promise<string | undefined>;
  /** Runs every set-up on the unchanged program; gives whether it ran the code of a change. Rejects if one notices. */
  watched(): Promise<(change: Change) => boolean>;
  /** In the order in which they are judged. */
  readonly setUps: readonly SetUp[];
}

/** A program of others. */
export interface Subject {
  readonly name: string;
  readonly suite: SuiteName;
  /** Makes it ready in a folder, which is there and empty. */
  open(folder: string): Promise<Bench>;
}
