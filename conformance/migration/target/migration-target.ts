import type { Target } from '../../core/target/target.ts';
import type { ChainSettings } from '../../lab/chain/chain-settings.ts';
import type { Place } from '../../lab/place/place.ts';
import type { Image } from './image/image-access.ts';
import type { LocalChainMember, OpenLocalChain } from './library/local-chain.ts';
import type { MigrationOptions, MigrationStep } from './migration-options.ts';
import type { ReadResult } from './result.ts';
import type { Run } from './run.ts';
import type { MigrationStage } from './stage.ts';

/** What a tool is given beyond the interface document, so that the rest can be judged: members of parameters, a place. */
export type Aid = 'always' | 'common';

/** A contract migration tool. Optional members are its facets. */
export interface MigrationTarget extends Target {
  /** Takes a step with these options: by the command where there is one, else by the library. `demo` needs the library. */
  migrate(step: MigrationStep, options: MigrationOptions, at: Place): Promise<Run>;
  /** Runs the command line with these arguments, verbatim but for names that the target's map changes. */
  argv?(args: readonly string[], at: Place): Promise<Run>;
  /**
   * Calls a member of the library: `migrateBase`, `migration`. An options object has the document's keys. `argv`: the
   * arguments that its process is to have, which are what `cli` goes by.
   */
  call?(member: string, given: readonly unknown[], at: Place, argv?: readonly string[]): Promise<Run>;
  /** Opens `LocalChain.server` or `LocalChain.provider` of the library. A run where no chain came of it. */
  localChain?(as: LocalChainMember, given: readonly unknown[], at: Place): Promise<OpenLocalChain | Run>;
  /**
   * What a result file, or a returned value, says, of one core version where it has several: of `version`, or of the one
   * that is asked for where nothing else is said. undefined where there is nothing that could be a result.
   */
  resultOf(value: unknown, network: string, version?: string): ReadResult | undefined;
  /** Parameters as a file of the tool is to hold them: the target's names in place of the document's. */
  paramsText(params: unknown, network: string): string;
  /** The path of a file that the document names (`migration.json`), where the tool has it: of the working folder, or absolute. */
  fileOf(name: string): string;
  /** Whether the tool has a contract, an option or a key of the document by any name. */
  has(kind: 'contracts' | 'options' | 'libraryOptions' | 'params' | 'library', name: string): boolean;
  /** What the tool calls a command, an option or a key of the document; undefined where it has none. */
  nameOf(
    kind: 'commands' | 'options' | 'libraryOptions' | 'params' | 'contracts' | 'dao' | 'test',
    name: string,
  ): string | undefined;
  /** The core version that is asked for where nothing else is said; undefined: the tool's own. */
  readonly coreVersion?: string | undefined;
  /** Another version that the tool knows as well; undefined where nobody names one. */
  readonly otherCoreVersion?: string | undefined;
  /** Chains on which the tool can run. */
  readonly chain: ChainSettings;
  /** The same tool without an aid: what the document asks of it. undefined where it has no such aid. */
  unaided?(aid: Aid): MigrationTarget | undefined;
  /** Runs are processes of their own: they can be killed, and what they leave running is seen. */
  readonly processes?: true;
  /** The tool's container image. */
  readonly image?: Image;
  /** Forgets whatever the tool keeps elsewhere than in its working folder. */
  reset?(at: Place): Promise<void>;
  /** Sets a scene: a fresh chain, a way to it, and folders. */
  stage(settings?: ChainSettings): Promise<MigrationStage>;
}
