import { fileURLToPath } from 'node:url';
import type { LogLevel, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { STRYKER_RUNNER } from './plugin.ts';

/** The settings of a mutation run. */
export interface MutationRun {
  /** Globs of the files to mutate, relative to the project's folder. */
  readonly files: readonly string[];
  /** A folder outside of the project that contains the project's `node_modules`: the sandbox is made there. */
  readonly folder: string;
  /** How many workers. */
  readonly concurrency: number;
  /** The file with results of an earlier run to reuse; if absent, every mutant is judged. */
  readonly earlier?: string;
  /**
   * Whether a mutant is finished when one set-up has killed it. Then it is unknown which other checks would have
   * killed it.
   */
  readonly quick: boolean;
  /** Whether to draw the progress on a terminal instead of listing it. */
  readonly watched: boolean;
}

/** The options of Stryker. Its working directory must be the project's folder. */
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
    // Generous, because a slow mutant would count as one that never ended: the hit limit ends endless loops.
    timeoutMS: 10_000,
    timeoutFactor: 3,
    coverageAnalysis: 'perTest',
    concurrency,
    // Modules that were loaded again are never freed: about 1 MB for each mutant.
    maxTestRunnerReuse: 400,
    // Copies only files that a run loads, since Stryker also searches the copied files for code to mutate.
    ignorePatterns: ['**', '!package.json', '!src/**/*.ts', '!conformance/**/*.ts', '!spec/**', '**/*.test.ts'],
    tempDirName: folder,
    cleanTempDir: 'always',
    // The folder has a link to node_modules, which the sandbox inside it finds.
    symlinkNodeModules: false,
    disableTypeChecks: false,
    allowConsoleColors: watched,
    reporters: [watched ? 'progress' : 'progress-append-only'],
    // The type is an enum that does not exist at run time.
    logLevel: 'warn' as LogLevel,
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    ...(earlier === undefined ? {} : { incremental: true, incrementalFile: earlier }),
  };
}
