import { NotApplicable } from '../../core/check/early-end.ts';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ChainSettings } from '../../lab/chain/chain-settings.ts';
import type { Place } from '../../lab/place/place.ts';
import type { InProcessRunner, ProgramRunner } from '../../lab/program/program-runner.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { argvWithToolNames, commandArgv, missingWord } from './command/argv.ts';
import { migrateByCommand, runCommand, type ToolCommand } from './command/command.ts';
import { type ImageOptions, type OpenImage, openImage } from './image/image.ts';
import type { LibraryInProcess, LibraryObject } from './library/in-process.ts';
import { callLibrary, migrateByLibrary, openLocalChain, stepOfMember, type ToolLibrary } from './library/library.ts';
import type { LocalChainMember } from './library/local-chain.ts';
import type { MigrationTarget } from './migration-target.ts';
import { type Names, toolName } from './names.ts';
import { type ParamsForm, paramsFileText, paramsForm } from './params-file.ts';
import { readMigrationResult } from './result.ts';
import { RunRecorder } from './run-recorder.ts';

/** How to reach and judge a migration tool: by its command, by its library, or by both. */
export interface MigrationTargetOptions {
  /** A command line for `/bin/sh`, to which arguments are added. */
  readonly command?: string;
  /** A program that speaks the protocol of spec/migration/library.md, as its arguments; or the library itself, in this process. */
  readonly library?: readonly [string, ...string[]] | LibraryObject;
  /** A container image. Alone, it is judged alone. */
  readonly image?: ImageOptions;
  /** What the tool calls things, where it calls them otherwise than the document. */
  readonly names?: Names;
  readonly params?: ParamsForm;
  /** How chains have to be for the tool. */
  readonly chain?: ChainSettings;
  /** The core version that is asked for unless a scenario asks for another. Default: the tool's own. */
  readonly coreVersion?: string;
  /** Another one that the tool knows: with it, it is judged which of both is taken. */
  readonly otherCoreVersion?: string;
  /** Facets that are absent for a reason other than not being offered. */
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  readonly time?: Time;
  /** Where relative paths begin. Default: the working folder of this process. */
  readonly cwd?: string;
  /** What makes it forget what it keeps outside its working folder. */
  readonly reset?: readonly [string, ...string[]];
  /** How programs are run, and scenes set: the lab's. */
  readonly program: ProgramRunner;
  readonly within?: InProcessRunner;
  readonly stage: MigrationTarget['stage'];
}

/** A migration tool, and the end of it. */
export interface OpenMigrationTarget extends MigrationTarget, OpenTarget {
  readonly image?: OpenImage;
  /** What no report may show: keys and mnemonics that were given, the longest first. It grows as runs are begun. */
  readonly secrets: readonly string[];
}

/**
 * Opens a migration tool as a target. Nothing is run before something is asked. Where it has both, steps are taken by the
 * command, but for those that it has no word for.
 *
 * @throws TypeError where neither a command nor a library nor an image is given.
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
    argv: isProgram(options.library) ? options.library : heldLibrary(options.library, options, runs),
  };
  if (!command && !library && !options.image)
    throw new TypeError('a migration tool is reached by a command, by a library or as an image');
  // Who has no option for it is asked for none.
  const versioned = command === undefined || toolName(names.options, 'core-version') !== undefined;
  const alone = () => Promise.reject(new NotApplicable('of the tool only its image was given'));
  const asked = <O extends { readonly coreVersion?: unknown }>(given: O): O =>
    coreVersion === undefined || given.coreVersion !== undefined ? given : { ...given, coreVersion };
  const { absent = {} } = options;
  const has = (facet: string) => absent[facet] === undefined;
  const image = options.image && has('image') ? openImage({ ...options.image, program, names, runs }) : undefined;
  return {
    time,
    absent,
    choices,
    exclusive: true,
    chain: options.chain ?? {},
    coreVersion: versioned ? coreVersion : undefined,
    otherCoreVersion: options.otherCoreVersion,
    stage: (settings) => (command || library ? options.stage({ ...options.chain, ...settings }) : alone()),
    secrets: runs.secrets,
    listen: (listener) => runs.listen(listener),
    openFor: () => runs.openFor(),
    close: async () => image?.close(),
    migrate: (step, given, at) =>
      command && step !== 'demo' && (!library || missingWord(commandArgv(step, {}), names) === undefined)
        ? migrateByCommand(command, step, versioned ? asked(given) : given, at)
        : library
          ? migrateByLibrary(library, step, asked(given), at)
          : alone(),
    ...(library && 'object' in library.argv ? {} : { processes: true as const }),
    ...(image ? { image } : {}),
    ...(command && has('argv') ? { argv: (args, at) => runCommand(command, args, at) } : {}),
    ...(library && has('call')
      ? {
          call: (member, given, at, argv) => {
            const [options] = given;
            const step = stepOfMember(member);
            return step && typeof options === 'object' && options !== null
              ? migrateByLibrary(library, step, asked(options), at)
              : callLibrary(library, member, given, at, argv && argvWithToolNames(argv, names));
          },
        }
      : {}),
    ...(library && has('localChain')
      ? {
          localChain: (as: LocalChainMember, given: readonly unknown[], at: Place) =>
            openLocalChain(library, as, given, at),
        }
      : {}),
    unaided: (aid) => {
      const { [aid]: given, ...without } = params;
      return given === undefined ? undefined : targetWith({ ...options, params: without }, runs);
    },
    ...(reset ? { reset: async (at) => void (await program(reset, at)) } : {}),
    fileOf: (name) => toolName(names.files, name) ?? name,
    nameOf: (kind, name) => toolName(names[kind], name),
    has: (kind, name) => toolName(names[kind], name) !== undefined,
    resultOf: (value, network, version = coreVersion) => readMigrationResult(value, { network, version }, names),
    paramsText: (params, network) => paramsFileText(params, network, names, form),
  };
}

const isProgram = (
  library: NonNullable<MigrationTargetOptions['library']>,
): library is readonly [string, ...string[]] => Array.isArray(library);

/** @throws TypeError where nobody said how a library runs in this process. */
function heldLibrary(object: LibraryObject, options: MigrationTargetOptions, runs: RunRecorder): LibraryInProcess {
  if (!options.within) throw new TypeError('a library in this process takes what runs it there');
  return { object, names: options.names ?? {}, within: options.within, runs };
}
