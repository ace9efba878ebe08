import { resolve } from 'node:path';
import { chainsIn } from '../../lab/chain/chains-in.ts';
import type { HardhatNetwork } from '../../lab/chain/hardhat-chains.ts';
import { openPlace } from '../../lab/place/own-place.ts';
import { commandForAnyFolder } from '../../lab/program/command-paths.ts';
import { inProcessRunner } from '../../lab/program/in-process-runner.ts';
import { programRunner } from '../../lab/program/program.ts';
import type { ImageOptions } from './image/image.ts';
import type { LibraryObject } from './library/in-process.ts';
import { moduleArgv } from './library/module-argv.ts';
import { packageVersion } from './library/package-version.ts';
import { type MigrationTargetOptions, type OpenMigrationTarget, openMigrationTarget as targetOf } from './open.ts';
import { openStages } from './stages.ts';

/** A migration tool, reached by its command line, its library, its image, or several of them. */
export interface MigrationToolOptions
  extends Omit<
    MigrationTargetOptions,
    'program' | 'within' | 'stage' | 'library' | 'image' | 'reset' | 'packageVersion'
  > {
  /**
   * The library itself: the object that the interface document calls `StackMigration`. It runs in this process, one call at a
   * time, with its own working folder, `HOME`, output and `process.exit`. Checks that need a process of its own are not
   * applicable: those that kill it, use its standard input, call `cli()`, or look for processes left running. With `module`
   * they are.
   */
  readonly library?: LibraryObject;
  /**
   * The same library, in a process of its own for each call: a Node package or a path relative to `cwd`, and its export
   * (`default`).
   */
  readonly module?: { readonly specifier: string; readonly export?: string };
  /** A command line that calls a library in any language: see `spec/migration/library.md`. Its paths are relative to `cwd`. */
  readonly libraryCommand?: string;
  /** A container image. */
  readonly image?: Omit<ImageOptions, 'place' | 'timeoutMs'>;
  /** A command line that makes the tool forget everything that it keeps outside its working folder. */
  readonly resetCommand?: string;
  /** Folders of the tool itself, in which a run may change nothing. */
  readonly watched?: readonly string[];
  /**
   * Opens the chains in the Hardhat that runs this process, by its network `default`, in place of a process of their own: its
   * reports of coverage and gas then count the runs. It is the export `network` of `hardhat`.
   */
  readonly network?: HardhatNetwork;
  /** A folder in which the folders of all runs are made, and stay. Default: they are removed. */
  readonly keep?: string;
  /** The time limit for one run of the tool, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
}

/**
 * Opens a migration tool as a target, with chains of Hardhat 3 on which it is judged. Nothing runs before the first check needs
 * it; `close()` ends everything that was started.
 * @example
 * conformanceTests({
 *   suite: migrationSuite,
 *   selection: { rulesets: ['interface'] },
 *   target: () => migrationTarget({ library: StackMigration }),
 * });
 * @throws TypeError if no tool or more than one library is given, and for `library` in a worker thread; Error for a module
 * that is not found.
 */
export function migrationTarget(options: MigrationToolOptions): OpenMigrationTarget {
  const {
    library,
    module,
    libraryCommand,
    image,
    resetCommand,
    watched = [],
    timeoutMs,
    keep,
    network,
    ...rest
  } = options;
  if ([library, module, libraryCommand].filter((option) => option !== undefined).length > 1)
    throw new TypeError('library, module and libraryCommand exclude each other');
  const { cwd = process.cwd() } = rest;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const program = module ? moduleArgv(module.specifier, module.export ?? 'default', cwd) : shell(libraryCommand, cwd);
  const reset = shell(resetCommand, cwd);
  const engine = image && { place: enginePlace() };
  const { open, close } = openStages({ watched, ...limits }, keep && resolve(cwd, keep), network && chainsIn(network));
  const target = targetOf({
    ...rest,
    program: programRunner(undefined, cwd),
    packageVersion: module && packageVersion(module.specifier, cwd),
    stage: open,
    ...(library ? { library, within: inProcessRunner() } : program ? { library: program } : {}),
    ...(reset ? { reset } : {}),
    ...(image ? { image: { ...image, ...engine!, ...limits } } : {}),
  });
  return {
    ...target,
    close: async () => {
      await target.close();
      await close();
      await engine?.place.remove();
    },
  };
}

/** The place of an engine: it finds its daemon, its storage and its passwords by the environment of this process. */
const enginePlace = () =>
  openPlace({ rpc: '', network: 'private', env: process.env as Record<string, string>, followed: false });

function shell(command: string | undefined, cwd: string): readonly [string, ...string[]] | undefined {
  return command === undefined ? undefined : ['/bin/sh', '-c', commandForAnyFolder(cwd, command)];
}
