import type { Target } from '../../core/target/target.ts';
import type { ChainSettings } from '../../lab/chain/chain-settings.ts';
import type { Place } from '../../lab/place/place.ts';
import type { ReleaseCommand } from './command/command.ts';
import type { CoreBuilds } from './core-builds.ts';
import type { Image } from './image/image-access.ts';
import type { LocalChainMember, LocalChainOptionName, OpenLocalChain } from './library/local-chain.ts';
import type { MigrationOptions, MigrationStep } from './migration-options.ts';
import type { ReadResult } from './result.ts';
import type { Run } from './run.ts';
import type { MigrationStage } from './stage.ts';

/**
 * Help that a tool gets beyond the interface document, so that the rest can be judged: further members of the parameters, or
 * another place for them.
 */
export type Aid = 'always' | 'common';

/** A contract migration tool. Optional members are its facets. */
export interface MigrationTarget extends Target {
  /** Migrates a step with these options: by the command if the tool has one, else by the library. `demo` needs the library. */
  migrate(step: MigrationStep, options: MigrationOptions, at: Place): Promise<Run>;
  /** Runs the command line with these arguments, verbatim but for the names of the tool. */
  argv?(args: readonly string[], at: Place): Promise<Run>;
  /** The release to public networks, where the names of the tool have a command for it. */
  readonly release?: ReleaseCommand;
  /**
   * Calls a member of the library: `migrateBase`, `migration`. An options object has the document's keys. `argv`: the
   * arguments of its process, which `cli` reads.
   */
  call?(member: string, args: readonly unknown[], at: Place, argv?: readonly string[]): Promise<Run>;
  /**
   * Opens `LocalChain.server` or `LocalChain.provider` of the library. Gives the run if it opened no chain. `ownPort`: the
   * port at which the server has to listen by its own options.
   */
  localChain?(
    as: LocalChainMember,
    args: readonly unknown[],
    at: Place,
    ownPort?: number,
  ): Promise<OpenLocalChain | Run>;
  /**
   * The result in a result file or in a returned value. If it has several core versions: that of `version`, which is
   * `coreVersion` by default. undefined if nothing in the value can be a result.
   */
  resultOf(value: unknown, network: string, version?: string): ReadResult | undefined;
  /** The content of the tool's parameters file: it has the tool's names in place of the document's. */
  paramsText(params: unknown, network: string): string;
  /** The tool's path for a file that the document names (`migration.json`): relative to the working folder, or absolute. */
  fileOf(name: string): string;
  /** Whether the tool has a contract, an option or a key of the document by any name. */
  has(kind: 'contracts' | 'options' | 'libraryOptions' | 'params' | 'library', name: string): boolean;
  /** The tool's name for a command, an option or a key of the document; undefined if it has no such thing. */
  nameOf(
    kind: 'commands' | 'options' | 'libraryOptions' | 'params' | 'contracts' | 'dao' | 'test',
    name: string,
  ): string | undefined;
  /** The name of an option of `LocalChain`, where the names of the tool have it. Dots lead into objects: `wallet.mnemonic`. */
  localChainOption(name: LocalChainOptionName): string | undefined;
  /** The core version to migrate by default; undefined: the tool's own. */
  readonly coreVersion?: string | undefined;
  /** Another version that the tool supports; undefined if the configuration names no such version. */
  readonly otherCoreVersion?: string | undefined;
  /** The builds of the tool's core package; undefined if they were not given. */
  readonly coreBuilds?: CoreBuilds | undefined;
  /** The version of the package of the library; undefined if it was not given by the name of a package. */
  readonly packageVersion?: string;
  /** Settings of the chains on which the tool can run. */
  readonly chain: ChainSettings;
  /** The same tool without an aid, as the document requires it. undefined if it has no such aid. */
  unaided?(aid: Aid): MigrationTarget | undefined;
  /** Runs are processes of their own: they can be killed, and processes that they leave running are found. */
  readonly processes?: true;
  /** The tool's container image. */
  readonly image?: Image;
  /** Makes the tool forget everything that it keeps outside its working folder. */
  reset?(at: Place): Promise<void>;
  /** Opens a stage: a fresh chain, a proxy before it, and folders. */
  stage(settings?: ChainSettings): Promise<MigrationStage>;
}
