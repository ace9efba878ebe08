import type { Command } from 'commander';
import type { Fault, Variant } from '../core/alteration/alteration.ts';
import type { CheckId } from '../core/check/reason.ts';
import type { Suite } from '../core/check/suite.ts';
import type { RunResult } from '../core/run/run.ts';
import type { Time } from '../core/run/time.ts';
import type { SuiteName } from '../core/spec/requirement.ts';
import type { Target } from '../core/target/target.ts';
import type { LeftItem } from '../core/verdict/left-item.ts';
import type { CheckJob } from './check-job.ts';
import type { CheckTargets } from './check-targets.ts';
import type { Job } from './job.ts';
import type { OpenedTarget, TargetContext } from './opened-target.ts';
import type { CheckOptions } from './options/check-options.ts';
import type { SelfTestMatrix } from './self-test-matrix.ts';
import type { SuiteInit } from './suite-init.ts';

/** Limits on a run of a suite: they end a runaway process, and no regular run reaches them. */
export interface SuiteBudgets {
  /** The memory limits of the judging process in megabytes: for the whole process, and for V8's heap. */
  readonly memoryMb: { readonly all: number; readonly heap: number };
  /** How many milliseconds that process may run past its budget before it is killed. */
  readonly graceMs: number;
  /** Whether the run starts programs: the time that ending them takes does not count against a check. */
  readonly startsPrograms: boolean;
}

/** The commands to which a suite adds its subcommands. */
export interface CommandGroups {
  readonly check: Command;
  readonly serve: Command;
  readonly publish: Command;
  readonly fixtures: Command;
  readonly init: Command;
  /** Runs `check NAME` with its options. */
  readonly judge: (options: CheckOptions) => Promise<void>;
  /** Runs `init NAME` with its options. */
  readonly begin: (options: Readonly<Record<string, unknown>>, command: Command) => Promise<void>;
}

/** The functions by which the options of `check NAME` become a run. */
export interface SuiteCommand {
  /**
   * The targets that the options stand for, where a file lists them; undefined for the usual options of one target.
   *
   * @throws UsageError for every mistake, with one sentence.
   */
  targets?(options: CheckOptions): Promise<CheckTargets | undefined>;
  /** Makes a job of the options. @throws UsageError for every mistake, with one sentence. */
  job(options: CheckOptions): CheckJob;
  /** Opens the target of a job. Only the child does, so only there are the modules of the transports loaded. */
  open(job: Job, context: TargetContext): Promise<OpenedTarget>;
  /** The facets that a job provides, each with the option that provides it. */
  facets(job: Pick<Job, 'target' | 'process'>): Readonly<Record<string, unknown>>;
  /** A sentence on the items that a run may have left in the target. */
  leftText?(items: readonly LeftItem[]): string;
}

/** An altered reference of any suite. */
export type Alteration = Omit<Fault<never>, 'install'> | Omit<Variant<never>, 'install'>;

/** The two kinds of altered references, by the name of their folder. */
export type AlterationKind = 'faults' | 'variants';

/** The altered references of a suite by name: the file below the folder of its kind, and its loader. */
export type SuiteAlterations = Readonly<
  Record<AlterationKind, Readonly<Record<string, { readonly file: string; load(): Promise<Alteration> }>>>
>;

/** A configuration of the reference in which mutants are judged. */
export interface MutationSetUp {
  readonly name: string;
  readonly profiles?: readonly string[];
  open(): Promise<{ readonly target: Target & { readonly time: Time }; close(): Promise<void> }>;
}

/** The reference of a suite, prepared for judgement. */
export interface SuiteTestbed {
  /** The checks that judge an altered reference, in the order of the suite. Default: all of the suite. */
  checksFor?(altered: Alteration): readonly CheckId[];
  /**
   * Judges an altered reference by `checksFor` it, or only by the checks that match the patterns `only`. `fired`: whether
   * the run used the altered part.
   */
  judge(altered: Alteration, name: string, only?: readonly string[]): Promise<RunResult & { readonly fired: boolean }>;
  /** The configurations for mutants, and the mutated files, as globs. */
  readonly mutation?: { readonly setUps: readonly MutationSetUp[]; readonly files: readonly string[] };
  /** The form in which variants of this suite cite the text that allows them: a document and a section. */
  readonly citations: RegExp;
  close?(): Promise<void>;
}

/** Everything that the other modules know about a suite. Large parts are loaded when they are needed. */
export interface SuiteDescriptor {
  readonly name: SuiteName;
  readonly budgets: SuiteBudgets;
  /** Where further faults of its checks are, which the reference does not have; a sentence. */
  readonly faultsElsewhere?: string;
  /** Why its reference is unavailable: packages that are not installed. */
  unavailable?(): string | undefined;
  /** Adds its commands. */
  addCommands(groups: CommandGroups): void;
  /** The JSON Schema of its section in `touchstone.yaml`. */
  configuration(): object;
  suite(): Promise<Suite<never>>;
  command(): Promise<SuiteCommand>;
  /** Its part of `touchstone init`, for a suite that adds such a command. */
  init?(): Promise<SuiteInit>;
  testbed(): Promise<SuiteTestbed>;
  /** Whether its testbed waits for other processes half of the time: then two alterations keep a processor busy. */
  readonly testbedWaits?: true;
  alterations(): Promise<SuiteAlterations>;
  /** Which checks see which alterations besides those that these name. Not of a suite whose checks need nothing of each other. */
  matrix?(): Promise<SelfTestMatrix>;
}
