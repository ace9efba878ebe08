import { fileURLToPath } from 'node:url';
import type { LogLevel, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { STRYKER_RUNNER } from './plugin.ts';

/** What a mutation run is asked for. */
export interface MutationRun {
  /** Globs of the files to mutate, from the project's folder. */
  readonly files: readonly string[];
  /** A folder outside of the project with the project's `node_modules` in it: the sandbox is made there. */
  readonly folder: string;
  /** How many workers. */
  readonly concurrency: number;
  /** Where results of an earlier run are kept, to be used again; absent: every mutant is judged. */
  readonly earlier?: string;
  /** Whether a mutant is done with when one set-up noticed it. What else would have noticed it is then not known. */
  readonly quick: boolean;
  /** Whether somebody watches: progress is then drawn, not listed. */
  readonly watched: boolean;
}

/** The options of Stryker. Its working directory has to be the project's folder. */
export function strykerOptions({
  files,
  folder,
  concurrency,
  earlier,
  watched,
  quick,
}: MutationRun): PartialStrykerOptions {
  return {
    mutate: [...files],
    plugins: [fileURLToPath(new URL('plugin.ts', import.meta.url))],
    testRunner: STRYKER_RUNNER,
    disableBail: !quick,
    // Generous, because a mutant that was only slow would count as one that never ended: loops end by their hits.
    timeoutMS: 10_000,
    timeoutFactor: 3,
    coverageAnalysis: 'perTest',
    concurrency,
    // A module that was loaded anew is never given back: about 1 MB for each mutant.
    maxTestRunnerReuse: 400,
    // Only what a run loads: what is copied is also what is looked through for work to do.
    ignorePatterns: ['**', '!package.json', '!src/**/*.ts', '!conformance/**/*.ts', '!spec/**', '**/*.test.ts'],
    tempDirName: folder,
    cleanTempDir: 'always',
    // The folder has a link to them, which the sandbox in it finds too.
    symlinkNodeModules: false,
    disableTypeChecks: false,
    allowConsoleColors: watched,
    reporters: [watched ? 'progress' : 'progress-append-only'],
    // The type is an enum that is not there at run time.
    logLevel: 'warn' as LogLevel,
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    ...(earlier === undefined ? {} : { incremental: true, incrementalFile: earlier }),
  };
}
