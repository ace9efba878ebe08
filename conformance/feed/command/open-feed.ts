/** The feed of a job, opened in the child, with the programs that publish into it. */

import type { OpenedTarget, TargetContext } from '../../command/opened-target.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { Problem } from '../../core/text/error-section.ts';
import { shellQuote } from '../../core/text/shell-quote.ts';
import { feedTarget } from '../target/feed.ts';
import type { FeedJobTarget } from './job-target.ts';
import { type UnusableOption, unusableOption } from './probe.ts';
import { Conversation } from './publishing/conversation.ts';
import { watchedPublisher } from './publishing/left-items.ts';
import { programClock, programPublisher } from './publishing/publisher-program.ts';

/** So long after the end of a run what it published may still be withdrawn, and the clock set back. */
const TIDYING_MS = 1500;

/** Aborted so long after another one. */
function abortedAfter(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
  return late.signal;
}

export function openFeed(
  { publishCommand, clockCommand, ...options }: FeedJobTarget,
  { time, signal, onItem = () => {} }: TargetContext,
): OpenedTarget {
  const { timeoutMs = 10_000 } = options;
  const late = abortedAfter(signal, TIDYING_MS);
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
    ...(publishing ? { publisher: watchedPublisher(programPublisher(publishing), signal, onItem) } : {}),
    ...(setting ? { clock: programClock(setting) } : {}),
  });
  let unusable: UnusableOption | undefined;
  return {
    target,
    secrets: target.secrets,
    begin: async () => {
      const begun = await Promise.all([
        publishing ? startProgram(publishing, '--publish-command', publishCommand!) : undefined,
        setting && setting !== publishing ? startProgram(setting, '--clock-command', clockCommand!) : undefined,
      ]);
      const why = begun.find((problem) => problem !== undefined);
      if (why !== undefined) return why;
      unusable = await unusableOption(target, options);
      return unusable?.kind === 'usage' ? problemOf(unusable) : undefined;
    },
    unreached: async () => (unusable?.kind === 'unreached' ? problemOf(unusable) : undefined),
    close: async () => {
      await Promise.all([target.close(), publishing?.close(), setting ? setting.close() : undefined]);
    },
  };
}

const problemOf = ({ why, section }: UnusableOption): Problem => ({
  sentence: why,
  ...(section === undefined ? {} : { section }),
});

/** Starts a program. Gives why it cannot be used, with the command as it was given but for secrets. */
async function startProgram(program: Conversation, option: string, command: string): Promise<Problem | undefined> {
  try {
    await program.begin();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof TransportFailure)) throw cause;
    // The run has ended, which is reported elsewhere.
    if (cause.code === 'budget') return undefined;
    const sentence = cause.message.replace(`${option}:`, () => `${option} ${shellQuote(redactCommand(command))}:`);
    return { sentence, section: 'a-program-cannot-be-run' };
  }
}
