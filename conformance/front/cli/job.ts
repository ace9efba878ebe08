import type { Check } from '../../core/check.ts';
import type { LeftItem } from '../../core/left-item.ts';
import type { CheckResult } from '../../core/outcome.ts';
import type { Selection } from '../../core/plan.ts';
import type { RunResult } from '../../core/run.ts';
import type { How, ProcessOptions } from '../../lab/process.ts';
import type { FeedTargetOptions } from '../../target/feed.ts';
import type { LogTargetOptions } from '../../target/log.ts';
import type { ImageOptions } from '../../target/migration/image.ts';
import type { MigrationTargetOptions } from '../../target/migration/open.ts';
import type { RestartTrouble } from './owned.ts';

/** Everything the child process needs, as plain data. Code crosses by name only. */
export interface Job {
  /** The module that exports the suite, and the export's name. */
  readonly suite: { readonly module: string; readonly name: string };
  readonly target: LogJobTarget | FeedJobTarget | MigrationJobTarget;
  /** What the target needs: the parent starts it before the child begins, restarts it at its word, and ends it. */
  readonly process?: NeededProcess;
  readonly selection: Selection;
  readonly seed: bigint;
  readonly budgetMs: number;
}

/** A log as plain data. */
export type LogJobTarget = Omit<LogTargetOptions, 'handler' | 'time' | 'signal' | 'restart'>;

/** A feed as plain data, with the programs by which items come into it and its clock is set. */
export interface FeedJobTarget extends Omit<FeedTargetOptions, 'handler' | 'time' | 'signal' | 'publisher' | 'clock'> {
  readonly publishCommand?: string;
  readonly clockCommand?: string;
}

/** Whether it is a feed. */
export function isFeed(target: Job['target']): target is FeedJobTarget {
  return 'site' in target;
}

/** A migration tool as plain data. A module is a Node package or a path. */
export interface MigrationJobTarget extends Pick<MigrationTargetOptions, 'absent' | 'choices'> {
  readonly tool: Pick<
    MigrationTargetOptions,
    'command' | 'names' | 'params' | 'chain' | 'coreVersion' | 'otherCoreVersion'
  > & {
    readonly module?: { readonly specifier: string; readonly export: string };
    /** A program that calls the library. */
    readonly libraryCommand?: string;
    readonly image?: Omit<ImageOptions, 'place' | 'timeoutMs'>;
    readonly resetCommand?: string;
    /** Folders in which a run may change nothing. */
    readonly watched: readonly string[];
    /** Where relative paths begin. */
    readonly cwd: string;
  };
  /** For one run of the tool. */
  readonly timeoutMs: number;
}

/** Whether it is a migration tool. */
export function isMigration(target: Job['target']): target is MigrationJobTarget {
  return 'tool' in target;
}

/** A process as plain data. */
export type NeededProcess = Omit<ProcessOptions, 'onDeath'>;

/** What the watchdog needs to know of a check that the child runs. */
export type Planned = Pick<Check<never>, 'id' | 'proves'>;

/**
 * What the child may take in all before it is ended, in megabytes, more than any sound run takes, so that a runaway ends;
 * and V8's heap in it: buffers are bounded by the limits on bodies. A feed may list ten thousand events: each reading of
 * that is megabytes of text and of tree. Of a migration tool hundreds of runs are kept with what they asked.
 */
export const memoryOf = (job: Job): { readonly all: number; readonly heap: number } =>
  isFeed(job.target) || isMigration(job.target) ? { all: 600, heap: 224 } : { all: 400, heap: 160 };
/** Its part for young objects. It is small so that the buffers of bodies, which hang on such, are given back soon. */
export const YOUNG_MB = 2;
/** The child's file descriptor for the guarding thread's last words. */
export const GUARD_SAYS_TO = 4;

/** What the child says, in order: reached, then start and result for each check, then done. Beats come throughout. */
export type Message =
  | { readonly kind: 'beat'; readonly openFor: number }
  | { readonly kind: 'reached'; readonly reached: boolean; readonly why?: string }
  | ({ readonly kind: 'start' } & Planned)
  | { readonly kind: 'result'; readonly result: CheckResult }
  /** An item is in the feed, or may be, or is there no more. */
  | { readonly kind: 'item'; readonly item: LeftItem; readonly there: boolean }
  | { readonly kind: 'done'; readonly run: RunResult }
  | { readonly kind: 'restart'; readonly id: number; readonly how: How }
  /** What the person gave cannot be used; nothing was judged. */
  | { readonly kind: 'usage'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string };

/** The other thing that the parent says after the job: the run is over, and only what was published is to be withdrawn. */
export interface Stop {
  readonly kind: 'stop';
}

/** What the parent says after the job: the answer to the message `restart` of that number. */
export interface Restarted {
  readonly kind: 'restarted';
  readonly id: number;
  readonly error?: RestartTrouble;
}

/** A module beside this one, under the extension that this one has. */
const module = (path: string): string =>
  new URL(`${path}${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url).href;

/** The suites by name. */
export const SUITES = {
  log: { module: module('../../log/index'), name: 'logSuite' },
  feed: { module: module('../../feed/index'), name: 'feedSuite' },
  migration: { module: module('../../migration/index'), name: 'migrationSuite' },
} as const;
