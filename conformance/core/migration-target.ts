import type { Image } from './container.ts';
import type { ExchangeId } from './exchange.ts';
import type { Place } from './place.ts';
import type { Stage } from './stage.ts';
import type { Target } from './target.ts';

/** What is migrated: `all` is base, example DAO and, by the library, the demo test. */
export type Step = 'base' | 'dao' | 'demo' | 'all';

/**
 * Options of a migration, under the names of the interface document ("Library options object"). Values are any JSON, since
 * wrong ones are tried as well; what is absent is not said at all.
 */
export interface MigrationOptions {
  readonly coreVersion?: unknown;
  readonly provider?: unknown;
  /** In GWei. */
  readonly gasPrice?: unknown;
  readonly quiet?: unknown;
  readonly 'disable-confs'?: unknown;
  readonly force?: unknown;
  readonly restart?: unknown;
  readonly output?: unknown;
  readonly privateKey?: unknown;
  readonly mnemonic?: unknown;
  /**
   * Migration parameters by network: `{ default: {…}, private: {…} }`. A command is given them as a file,
   * `migration-params.json` in the working folder unless `paramsFile` names another.
   */
  readonly params?: unknown;
  /** Of a command alone: the value of `--params`. */
  readonly paramsFile?: string;
}

/** What a migration wrote, under the names of the interface document ("Migration result"). */
export interface MigrationResult {
  /** Contract name to address. */
  readonly base?: Readonly<Record<string, unknown>>;
  readonly dao?: Readonly<Record<string, unknown>>;
  readonly test?: Readonly<Record<string, unknown>>;
}

/** How the levels of a result stand in one another (choice `result-nesting`). */
export type Nesting = 'flat' | 'by-network' | 'by-network-and-version' | 'by-version';

/** A result under the document's names, and the levels that were above it. */
export interface ReadResult {
  readonly result: MigrationResult;
  readonly nesting: Nesting;
}

/** How a program ended: by itself, by a signal, or by a limit of ours. */
export type Ended =
  | { readonly by: 'exit'; readonly code: number }
  | { readonly by: 'signal'; readonly signal: string }
  /** `time`, `output`, `folder`: it was stopped, for it went on for ever, said or wrote too much. `asked`: it asked for ever. */
  | { readonly by: 'limit'; readonly limit: 'time' | 'output' | 'folder' | 'asked' }
  /** We stopped it on purpose, at a moment that the scenario chose. */
  | { readonly by: 'stopped' };

/** How a program ended, for people. */
export function sayEnded(ended: Ended): string {
  switch (ended.by) {
    case 'exit':
      return `exit code ${ended.code}`;
    case 'signal':
      return ended.signal;
    case 'stopped':
      return 'stopped by the suite on purpose';
    case 'limit':
      return `stopped by the suite, ${ended.limit}: ${LIMITS[ended.limit]}`;
  }
}

const LIMITS = {
  time: 'it went on for longer than a run may',
  output: 'it wrote more than a run may',
  folder: 'it filled its folder',
  asked: 'it asked without end',
} as const;

/** What a program said, cut at a limit. */
export interface Words {
  readonly text: string;
  /** Length of all that came, in bytes. */
  readonly size: number;
}

/** One run of the tool: of its command, or of a member of its library. */
export interface Run {
  readonly exchange: ExchangeId;
  readonly ended: Ended;
  /** It was cut off after its time, and is not known to hang: what it lacks shows nothing. Says so, for people. */
  readonly unfinished?: string;
  readonly stdout: Words;
  readonly stderr: Words;
  readonly durationMs: number;
  /** Of a library: what its promise came to, with the names of the document; absent where it rejected or never settled. */
  readonly returned?: unknown;
  /** Of a library: what its promise was rejected with. */
  readonly rejected?: string;
  /** What it left behind that still ran when it had ended, as command lines. */
  readonly left: readonly string[];
  /** Files that it made or changed outside its working folder, among those places that are watched. */
  readonly strayed: readonly string[];
  /** Which of the place's secrets it said, on whichever stream. */
  readonly told: readonly string[];
}

/** Whether a run says that it succeeded: exit code 0, or a promise that was fulfilled. */
export function succeeded(run: Run): boolean {
  return run.ended.by === 'exit' && run.ended.code === 0 && run.rejected === undefined;
}

/** How the chain of a scenario is to be. Absent members: the target's own, else the suite's. */
export interface ChainSettings {
  /** Default: 1337, a private network. */
  readonly chainId?: number;
  /** BIP-39, of the accounts that have means. Default: the one that Ganache's `--deterministic` has. */
  readonly mnemonic?: string;
  /** Of a block. Default: 8,000,000. */
  readonly gasLimit?: number;
  /** Default: `petersburg`, without a base fee. */
  readonly hardfork?: string;
  /** So often, in milliseconds, there is a block without a transaction. Default: never. */
  readonly blockIntervalMs?: number;
}

/** Members of `LocalChain`. */
export type LocalChainMember = 'server' | 'provider';

/** A chain of the library's own (`LocalChain`), open. */
export interface OpenLocalChain {
  /** JSON-RPC over HTTP, at an address of this machine. */
  readonly rpc: string;
  /** Has it closed. Gives the run of its process, which is to end by itself then. */
  close(): Promise<Run>;
}

/** What a tool is given beyond the interface document, so that the rest can be judged: members of parameters, a place. */
export type Aid = 'always' | 'common';

/** A contract migration tool. Optional members are its facets. */
export interface MigrationTarget extends Target {
  /** Takes a step with these options: by the command where there is one, else by the library. `demo` needs the library. */
  migrate(step: Step, options: MigrationOptions, at: Place): Promise<Run>;
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
  stage(settings?: ChainSettings): Promise<Stage>;
}
