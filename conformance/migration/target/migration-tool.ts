import { openPlace } from '../../lab/place/own-place.ts';
import { inProcessRunner } from '../../lab/program/in-process-runner.ts';
import { programRunner } from '../../lab/program/program.ts';
import { commandForAnyFolder } from './command/command-paths.ts';
import type { ImageOptions } from './image/image.ts';
import type { LibraryObject } from './library/in-process.ts';
import { moduleArgv } from './library/module-argv.ts';
import { type MigrationTargetOptions, type OpenMigrationTarget, openMigrationTarget as targetOf } from './open.ts';
import { openStages } from './stages.ts';

/** A migration tool, by its command line, its library, its image, or several of them. */
export interface MigrationToolOptions
  extends Omit<MigrationTargetOptions, 'program' | 'within' | 'stage' | 'library' | 'image' | 'reset'> {
  /**
   * The library itself: the object that the interface document calls `StackMigration`. It runs in this process, one call at a
   * time, with its own working folder, `HOME`, output and `process.exit`. What only a process can show is not applicable:
   * killing it, its standard input, `cli()`, what it leaves running. `module` shows all of that.
   */
  readonly library?: LibraryObject;
  /** The same library, in a process of its own for each call: a Node package or a path of `cwd`, and its export (`default`). */
  readonly module?: { readonly specifier: string; readonly export?: string };
  /** A command line that calls a library in any language: see `spec/migration/library.md`. Files in it are of `cwd`. */
  readonly libraryCommand?: string;
  /** A container image. */
  readonly image?: Omit<ImageOptions, 'place' | 'timeoutMs'>;
  /** A command line that makes the tool forget what it keeps outside its working folder. */
  readonly resetCommand?: string;
  /** Folders in which a run may change nothing: the tool's own. */
  readonly watched?: readonly string[];
  /** For one run of the tool, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
}

/**
 * Opens a migration tool as a target, with chains of Hardhat 3 on which it is judged. Nothing is run before something is asked;
 * `close()` ends all that was started.
 * @example
 * conformanceTests({
 *   suite: migrationSuite,
 *   selection: { rulesets: ['interface'] },
 *   target: () => migrationTarget({ library: StackMigration }),
 * });
 * @throws TypeError where no tool is given, or more than one library, and for `library` in a worker thread; Error for a
 * module that is not found.
 */
export function migrationTarget(options: MigrationToolOptions): OpenMigrationTarget {
  const { library, module, libraryCommand, image, resetCommand, watched = [], timeoutMs, ...rest } = options;
  if ([library, module, libraryCommand].filter((one) => one !== undefined).length > 1)
    throw new TypeError('library, module and libraryCommand exclude each other');
  const { cwd = process.cwd() } = rest;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const program = module ? moduleArgv(module.specifier, module.export ?? 'default', cwd) : shell(libraryCommand, cwd);
  const reset = shell(resetCommand, cwd);
  const engine = image && { place: enginePlace() };
  const { open, close } = openStages({ watched, ...limits });
  const target = targetOf({
    ...rest,
    program: programRunner(undefined, cwd),
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

/** Where an engine is asked: it finds its daemon, its storage and its passwords by the environment that it usually has. */
const enginePlace = () => openPlace({ rpc: '', network: 'private', env: process.env as Record<string, string> });

function shell(command: string | undefined, cwd: string): readonly [string, ...string[]] | undefined {
  return command === undefined ? undefined : ['/bin/sh', '-c', commandForAnyFolder(cwd, command)];
}
