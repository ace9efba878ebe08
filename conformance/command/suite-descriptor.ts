import type { Command } from 'commander';
import type { Fault, Variant } from '../core/alteration/alteration.ts';
import type { Suite } from '../core/check/suite.ts';
import type { RunResult } from '../core/run/run.ts';
import type { Time } from '../core/run/time.ts';
import type { SuiteName } from '../core/spec/requirement.ts';
import type { Target } from '../core/target/target.ts';
import type { LeftItem } from '../core/verdict/left-item.ts';
import type { CheckJob } from './check-job.ts';
import type { Job } from './job.ts';
import type { OpenedTarget, TargetContext } from './opened-target.ts';
import type { CheckOptions } from './options/check-options.ts';

/** What a run of a suite may use, so that a runaway ends and a sound run never meets it. */
export interface SuiteBudgets {
  /** The memory of the process that judges, in megabytes: all of it, and V8's heap in it. */
  readonly memoryMb: { readonly all: number; readonly heap: number };
  /** How long past its budget that process may take to come to its own end, in milliseconds. */
  readonly graceMs: number;
  /** Whether the run starts programs: what they take to be ended is no fault of a check. */
  readonly startsPrograms: boolean;
}

/** The commands under which a suite declares its own. */
export interface CommandGroups {
  readonly check: Command;
  readonly serve: Command;
  readonly publish: Command;
  readonly fixtures: Command;
  /** What `check NAME` does with its options. */
  readonly judge: (options: CheckOptions) => Promise<void>;
}

/** How the options of `check NAME` become a run. */
export interface SuiteCommand {
  /** @throws UsageError for every mistake, with one sentence. */
  job(options: CheckOptions): CheckJob;
  /** Opens what a job judges. */
  open(job: Job, context: TargetContext): OpenedTarget;
  /** The facets that a job gives, each with what was given for it. */
  facets(job: Pick<Job, 'target' | 'process'>): Readonly<Record<string, unknown>>;
  /** Tells a person what a run may have left in the target. */
  leftText?(items: readonly LeftItem[]): string;
}

/** An altered reference of whatever suite. */
export type Alteration = Omit<Fault<never>, 'install'> | Omit<Variant<never>, 'install'>;

/** Where faults and variants stand. */
export type AlterationKind = 'faults' | 'variants';

/** The altered references of a suite by name: the file below the folder of their kind, and how each is loaded. */
export type SuiteAlterations = Readonly<
  Record<AlterationKind, Readonly<Record<string, { readonly file: string; load(): Promise<Alteration> }>>>
>;

/** A set-up of the reference in which mutants are judged. */
export interface MutationSetUp {
  readonly name: string;
  readonly profiles?: readonly string[];
  open(): Promise<{ readonly target: Target & { readonly time: Time }; close(): Promise<void> }>;
}

/** The reference of a suite, made ready to be judged. */
export interface SuiteTestbed {
  /**
   * Judges an altered reference by the checks that look at it, or by those alone that the patterns `only` have. `fired`: whether
   * what was altered was used.
   */
  judge(altered: Alteration, name: string, only?: readonly string[]): Promise<RunResult & { readonly fired: boolean }>;
  /** The set-ups for mutants, and the files that are mutated, as globs. */
  readonly mutation?: { readonly setUps: readonly MutationSetUp[]; readonly files: readonly string[] };
  /** How a variant of this suite cites what allows it: a document and a section. */
  readonly citations: RegExp;
  close?(): Promise<void>;
}

/** Everything that is said of one interface. What is large is loaded when it is needed. */
export interface SuiteDescriptor {
  readonly name: SuiteName;
  readonly budgets: SuiteBudgets;
  /** Why its reference cannot be used here: packages that are not installed. */
  unavailable?(): string | undefined;
  /** Declares its commands. */
  addCommands(groups: CommandGroups): void;
  /** Its part of `touchstone.yaml`: a JSON Schema of what stands there under its name. */
  configuration(): object;
  suite(): Promise<Suite<never>>;
  command(): Promise<SuiteCommand>;
  testbed(): Promise<SuiteTestbed>;
  alterations(): Promise<SuiteAlterations>;
}
