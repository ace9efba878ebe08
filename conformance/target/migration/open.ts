import type { Choices } from '../../core/choice.ts';
import type { ChainSettings, MigrationTarget } from '../../core/migration-target.ts';
import type { Program } from '../../core/place.ts';
import type { Absence } from '../../core/target.ts';
import { realTime, type Time } from '../../core/time.ts';
import type { OpenTarget } from '../reach.ts';
import { argvNamed } from './argv.ts';
import { type CommandWay, migrateByCommand, runCommand } from './command.ts';
import { callLibrary, type LibraryWay, migrateByLibrary, openLocalChain, stepOf } from './library.ts';
import { type Names, named } from './names.ts';
import { type ParamsForm, paramsFile } from './params-text.ts';
import { readResult } from './result.ts';
import { Runs } from './runs.ts';

/** How to reach and judge a migration tool: by its command, by its library, or by both. */
export interface MigrationTargetOptions {
  /** A command line for `/bin/sh`, to which arguments are added. */
  readonly command?: string;
  /** A program that speaks the protocol of spec/migration/library.md: its arguments. */
  readonly library?: readonly [string, ...string[]];
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
  readonly program: Program;
  readonly stage: MigrationTarget['stage'];
}

/** A migration tool, and the end of it. */
export interface OpenMigrationTarget extends MigrationTarget, OpenTarget {}

/**
 * Opens a migration tool as a target. Nothing is run before something is asked. Where it has both, steps are taken by the
 * command.
 *
 * @throws TypeError where neither a command nor a library is given.
 */
export function migrationTarget(options: MigrationTargetOptions): OpenMigrationTarget {
  const {
    program,
    names = {},
    params: form = {},
    time = realTime(),
    cwd = process.cwd(),
    coreVersion,
    reset,
  } = options;
  const runs = new Runs(time);
  const common = { names, form, program, runs };
  const command: CommandWay | undefined =
    options.command === undefined ? undefined : { ...common, command: options.command, cwd };
  const library: LibraryWay | undefined = options.library && { ...common, argv: options.library };
  if (!command && !library) throw new TypeError('a migration tool is reached by a command or by a library');
  const asked = <O extends { readonly coreVersion?: unknown }>(given: O): O =>
    coreVersion === undefined || given.coreVersion !== undefined ? given : { ...given, coreVersion };
  return {
    time,
    absent: options.absent ?? {},
    choices: options.choices ?? {},
    exclusive: true,
    chain: options.chain ?? {},
    coreVersion,
    otherCoreVersion: options.otherCoreVersion,
    stage: (settings) => options.stage({ ...options.chain, ...settings }),
    listen: (listener) => runs.listen(listener),
    openFor: () => runs.openFor(),
    close: async () => {},
    migrate: (step, given, at) =>
      command && step !== 'demo'
        ? migrateByCommand(command, step, asked(given), at)
        : migrateByLibrary(library!, step, asked(given), at),
    ...(command ? { argv: (args, at) => runCommand(command, args, at) } : {}),
    ...(library
      ? {
          call: (member, given, at, argv) => {
            const [options] = given;
            const step = stepOf(member);
            return step && typeof options === 'object' && options !== null
              ? migrateByLibrary(library, step, asked(options), at)
              : callLibrary(library, member, given, at, argv && argvNamed(argv, names));
          },
          localChain: (as, given, at) => openLocalChain(library, as, given, at),
        }
      : {}),
    ...(reset ? { reset: async (at) => void (await program(reset, at)) } : {}),
    fileOf: (name) => named(names.files, name) ?? name,
    nameOf: (kind, name) => named(names[kind], name),
    has: (kind, name) => named(names[kind], name) !== undefined,
    resultOf: (value, network, version = coreVersion) => readResult(value, { network, version }, names),
    paramsText: (params, network) => paramsFile(params, network, names, form),
  };
}
