import type { Plan } from '../../core/plan.ts';
import type { LogTarget, Target } from '../../core/target.ts';
import type { Time } from '../../core/time.ts';
import { Trouble } from '../../core/trouble.ts';
import { Conversation } from '../../lab/conversation.ts';
import { clockBy, publisherBy } from '../../lab/publisher.ts';
import { feedTarget } from '../../target/feed.ts';
import { logTarget } from '../../target/log.ts';
import { secretsOf } from '../../target/redact.ts';
import { quote, withoutSecrets } from './command-line.ts';
import { feedUnusable, type Unusable } from './feed-probe.ts';
import { type FeedJobTarget, isFeed, isMigration, type Job, type LogJobTarget } from './job.ts';
import { type HearItem, watchedPublisher } from './left-items.ts';
import { openMigration } from './open-migration.ts';
import { rpcUnreached } from './rpc-probe.ts';

/** What a job judges, opened in the child. */
export interface Opened {
  readonly target: Target & { openFor(): number };
  /** What nothing that crosses to the parent may hold. */
  readonly secrets: readonly string[];
  /** Starts what the run speaks with, before anything is asked. Gives what cannot be used of what was given. */
  begin?(): Promise<string | undefined>;
  /** Why nothing can be judged, asked before anything else; undefined where nothing speaks against it. */
  unreached?(chosen: Plan<Target>): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What the run gives to its target. */
export interface Surroundings {
  readonly time: Time;
  readonly signal: AbortSignal;
  readonly restart?: LogTarget['restart'];
  /** Hears what comes into a feed by its publisher, and what goes. */
  readonly onItem?: HearItem;
}

/** So long after HTTP the service over gRPC of a process that we started may come up. */
const STARTED_MS = 10_000;

/** So long after the end of a run what it published may still be withdrawn, and the clock set back. */
const TIDYING_MS = 1500;

/** Aborted so long after another one. */
function after(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
  return late.signal;
}

/** Opens the target of a job. */
export function openTarget({ target, process }: Job, around: Surroundings): Opened {
  if (isMigration(target)) return openMigration(target, around);
  return isFeed(target) ? openFeed(target, around) : openLog(target, around, process !== undefined);
}

function openLog(options: LogJobTarget, { restart, ...around }: Surroundings, started: boolean): Opened {
  const target = logTarget({ ...options, ...around, ...(restart && !options.absent?.restart ? { restart } : {}) });
  const patienceMs = started ? STARTED_MS : 0;
  return {
    target,
    secrets: secretsOf(options.headers ?? []),
    unreached: async ({ checks }) =>
      target.grpc && checks.some(({ needs }) => needs.includes('grpc'))
        ? rpcUnreached(target, { ...around, patienceMs })
        : undefined,
    close: () => target.close(),
  };
}

function openFeed(
  { publishCommand, clockCommand, ...options }: FeedJobTarget,
  { time, signal, onItem = () => {} }: Surroundings,
): Opened {
  const { timeoutMs = 10_000, headers = [], key, otherKey } = options;
  const late = after(signal, TIDYING_MS);
  const speak = (option: string, command: string) => new Conversation({ command, option, timeoutMs, signal: late });
  const publishing = publishCommand === undefined ? undefined : speak('--publish-command', publishCommand);
  // One program that does both is started once.
  const setting =
    clockCommand === undefined || clockCommand === publishCommand
      ? clockCommand && publishing
      : speak('--clock-command', clockCommand);
  const target = feedTarget({
    ...options,
    time,
    signal,
    ...(publishing ? { publisher: watchedPublisher(publisherBy(publishing), signal, onItem) } : {}),
    ...(setting ? { clock: clockBy(setting) } : {}),
  });
  let unusable: Unusable | undefined;
  return {
    target,
    secrets: secretsOf(
      headers,
      [key, otherKey].filter((one) => one !== undefined),
    ),
    begin: async () => {
      const begun = await Promise.all([
        publishing ? beginning(publishing, '--publish-command', publishCommand!) : undefined,
        setting && setting !== publishing ? beginning(setting, '--clock-command', clockCommand!) : undefined,
      ]);
      const why = begun.find((one) => one !== undefined);
      if (why !== undefined) return why;
      unusable = await feedUnusable(target, options);
      return unusable?.kind === 'usage' ? unusable.why : undefined;
    },
    unreached: async () => (unusable?.kind === 'unreached' ? unusable.why : undefined),
    close: async () => {
      await Promise.all([target.close(), publishing?.close(), setting ? setting.close() : undefined]);
    },
  };
}

/** Starts a program. Gives why it cannot be used, with the command as it was given but for secrets. */
async function beginning(program: Conversation, option: string, command: string): Promise<string | undefined> {
  try {
    await program.begin();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Trouble)) throw cause;
    // The run has ended; that is told elsewhere.
    if (cause.code === 'budget') return undefined;
    return cause.message.replace(`${option}:`, () => `${option} ${quote(withoutSecrets(command))}:`);
  }
}
