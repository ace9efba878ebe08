import { resolve } from 'node:path';
import { NotApplicable } from '../../core/check/early-end.ts';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ChainSettings } from '../../lab/chain/chain-settings.ts';
import type { Place } from '../../lab/place/place.ts';
import type { InProcessRunner, ProgramRunner } from '../../lab/program/program-runner.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { argvWithToolNames, commandArgv, missingWord } from './command/argv.ts';
import { migrateByCommand, releaseCommand, runCommand, type ToolCommand } from './command/command.ts';
import { coreBuildsIn } from './core-builds.ts';
import { type ImageOptions, type OpenImage, openImage } from './image/image.ts';
import type { LibraryInProcess, LibraryObject } from './library/in-process.ts';
import { callLibrary, migrateByLibrary, openLocalChain, stepOfMember, type ToolLibrary } from './library/library.ts';
import type { LocalChainMember } from './library/local-chain.ts';
import type { MigrationTarget } from './migration-target.ts';
import { type Names, toolName } from './names.ts';
import { type ParamsForm, paramsFileText, paramsForm } from './params-file.ts';
import { readMigrationResult } from './result.ts';
import { RunRecorder } from './run-recorder.ts';

/** How to reach and judge a migration tool: by its command, its library, its image, or several of them. */
export interface MigrationTargetOptions {
  /** A command line for `/bin/sh`, to which arguments are added. */
  readonly command?: string;
  /**
   * A program that speaks the protocol of spec/migration/library.md, as its arguments; or the library itself, in this process.
   */
  readonly library?: readonly [string, ...string[]] | LibraryObject;
  /** A container image. Without a command and a library, only the image is judged. */
  readonly image?: ImageOptions;
  /** The tool's names for things that have another name in the document. */
  readonly names?: Names;
  readonly params?: ParamsForm;
  /** Settings of the chains on which the tool can run. */
  readonly chain?: ChainSettings;
  /** The core version to migrate unless a scenario asks for another. Default: the tool's own. */
  readonly coreVersion?: string;
  /** Another version that the tool supports: with it, checks can judge which of the two is deployed. */
  readonly otherCoreVersion?: string;
  /** The version of the package of the library. */
  readonly packageVersion?: string | undefined;
  /** Folders with the builds of the tool's core package, as compilers write them. Relative paths are relative to `cwd`. */
  readonly coreBuilds?: readonly string[];
  /** Facets that are absent although the tool may offer them, with the reason. */
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  readonly time?: Time;
  /** The folder of relative paths. Default: the working folder of this process. */
  readonly cwd?: string;
  /** A program that makes the tool forget everything that it keeps outside its working folder. */
  readonly reset?: readonly [string, ...string[]];
  /** The lab's way to run programs. */
  readonly program: ProgramRunner;
  readonly within?: InProcessRunner;
  readonly stage: MigrationTarget['stage'];
}

/** An open migration tool, which has to be closed. */
export interface OpenMigrationTarget extends MigrationTarget, OpenTarget {
  readonly image?: OpenImage;
  /** Keys and mnemonics that the tool got, which no report may show, the longest first. The list grows as runs begin. */
  readonly secrets: readonly string[];
}

/**
 * Opens a migration tool as a target. Nothing runs before the first check needs it. If the tool has both a command and a
 * library, a step is migrated by the command, or by the library if there is no such command.
 *
 * @throws TypeError if neither a command nor a library nor an image is given.
 */
export function openMigrationTarget(options: MigrationTargetOptions): OpenMigrationTarget {
  return targetWith(options, new RunRecorder(options.time ?? realTime()));
}

function targetWith(options: MigrationTargetOptions, runs: RunRecorder): OpenMigrationTarget {
  const {
    program,
    names = {},
    params = {},
    choices = {},
    time = realTime(),
    cwd = process.cwd(),
    coreVersion,
    reset,
  } = options;
  const form = paramsForm(choices, params);
  const common = { names, form, program, runs };
  const command: ToolCommand | undefined =
    options.command === undefined ? undefined : { ...common, command: options.command, cwd };
  const library: ToolLibrary | undefined = options.library && {
    ...common,
    argv: isProgram(options.library) ? options.library : libraryInProcess(options.library, options, runs),
  };
  if (!command && !library && !options.image)
    throw new TypeError('a migration tool is reached by a command, by a library or as an image');
  // A command without an option for the core version is run without one.
  const versioned = command === undefined || toolName(names.options, 'core-version') !== undefined;
  const alone = () => Promise.reject(new NotApplicable('of the tool only its image was given'));
  const withCoreVersion = <O extends { readonly coreVersion?: unknown }>(step: O): O =>
    coreVersion === undefined || step.coreVersion !== undefined ? step : { ...step, coreVersion };
  const { absent = {} } = options;
  const has = (facet: string) => absent[facet] === undefined;
  const release = command && has('argv') ? releaseCommand(command) : undefined;
  const image = options.image && has('image') ? openImage({ ...options.image, program, names, runs }) : undefined;
  return {
    time,
    absent,
    choices,
    exclusive: true,
    chain: options.chain ?? {},
    coreVersion: versioned ? coreVersion : undefined,
    otherCoreVersion: options.otherCoreVersion,
    ...(options.packageVersion === undefined ? {} : { packageVersion: options.packageVersion }),
    ...(options.coreBuilds
      ? { coreBuilds: coreBuildsIn(options.coreBuilds.map((folder) => resolve(cwd, folder))) }
      : {}),
    stage: (settings) => (command || library ? options.stage({ ...options.chain, ...settings }) : alone()),
    secrets: runs.secrets,
    listen: (listener) => runs.listen(listener),
    openFor: () => runs.openFor(),
    close: async () => image?.close(),
    migrate: (step, stepOptions, at) =>
      command && step !== 'demo' && (!library || missingWord(commandArgv(step, {}), names) === undefined)
        ? migrateByCommand(command, step, versioned ? withCoreVersion(stepOptions) : stepOptions, at)
        : library
          ? migrateByLibrary(library, step, withCoreVersion(stepOptions), at)
          : alone(),
    ...(library && 'object' in library.argv ? {} : { processes: true as const }),
    ...(image ? { image } : {}),
    ...(command && has('argv') ? { argv: (args, at) => runCommand(command, args, at) } : {}),
    ...(release ? { release } : {}),
    ...(library && has('call')
      ? {
          call: (member, args, at, argv) => {
            const [options] = args;
            const step = stepOfMember(member);
            return step && typeof options === 'object' && options !== null
              ? migrateByLibrary(library, step, withCoreVersion(options), at)
              : callLibrary(library, member, args, at, argv && argvWithToolNames(argv, names));
          },
        }
      : {}),
    ...(library && has('localChain')
      ? {
          localChain: (as: LocalChainMember, args: readonly unknown[], at: Place, ownPort?: number) =>
            openLocalChain(library, as, args, at, ownPort),
        }
      : {}),
    unaided: (aid) => {
      const { [aid]: aidSetting, ...without } = params;
      return aidSetting === undefined ? undefined : targetWith({ ...options, params: without }, runs);
    },
    ...(reset ? { reset: async (at) => void (await program(reset, at)) } : {}),
    fileOf: (name) => toolName(names.files, name) ?? name,
    nameOf: (kind, name) => toolName(names[kind], name),
    has: (kind, name) => toolName(names[kind], name) !== undefined,
    localChainOption: (name) => names.localChain?.[name] ?? undefined,
    resultOf: (value, network, version = coreVersion) => readMigrationResult(value, { network, version }, names),
    paramsText: (params, network) => paramsFileText(params, network, names, form),
  };
}

const isProgram = (
  library: NonNullable<MigrationTargetOptions['library']>,
): library is readonly [string, ...string[]] => Array.isArray(library);

/** @throws TypeError if the options do not say how to run a library in this process. */
function libraryInProcess(object: LibraryObject, options: MigrationTargetOptions, runs: RunRecorder): LibraryInProcess {
  if (!options.within) throw new TypeError('a library in this process needs the option `within`, which runs its calls');
  return { object, names: options.names ?? {}, within: options.within, runs };
}
