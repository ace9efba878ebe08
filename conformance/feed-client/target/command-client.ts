import { resolve } from 'node:path';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ClientCommand } from '../../lab/client/client-command.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import { openPlace } from '../../lab/place/own-place.ts';
import { programRunner } from '../../lab/program/program.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { Fields } from '../oracle/members.ts';
import { lookByPolling } from './command/look-by-polling.ts';
import { lookByRun } from './command/look-by-run.ts';
import type { FeedClientTarget } from './feed-client-target.ts';
import { openFeedClient } from './open.ts';
import type { OpenFeeds } from './open-feed.ts';

/** A client that is reached by its command line. */
export interface CommandClientOptions {
  /** A command line for `/bin/sh` with words in braces (`command/placeholders.ts`). */
  readonly command: string;
  /** The folder of its relative paths. */
  readonly cwd: string;
  /** The source of a regular expression: a text by which the client refuses, whatever its exit code is. */
  readonly refusal?: string;
  /** What it calls the members that it prints. */
  readonly fields: Fields;
  /** Whether it looks more than once: with `{state}` once in each run, without it while it runs. */
  readonly follows: boolean;
  /** The time limit for one look, in milliseconds. */
  readonly timeoutMs: number;
  /** How many clients run at a time. */
  readonly atOnce: number;
  /** A folder in which the folders of all runs are made, and stay. Default: they are removed. */
  readonly keep?: string;
  /** When it aborts, the programs that run are killed at once. */
  readonly stop?: AbortSignal;
  readonly feeds: OpenFeeds;
  readonly serve: ClientCommand['serve'];
  readonly time?: Time;
  readonly absent?: Readonly<Record<string, Absence>>;
}

/** Opens a client that is a command. Nothing runs before the first check needs it. */
export function commandClient(options: CommandClientOptions): FeedClientTarget & OpenTarget {
  const { command, cwd, refusal, timeoutMs, keep, stop, time = realTime(), follows, atOnce, feeds, fields } = options;
  const names = namesInBraces(command);
  const runs = new ClientRuns(time);
  const client: ClientCommand = {
    command,
    cwd,
    timeoutMs,
    runs,
    program: programRunner(undefined, cwd),
    place: () =>
      openPlace({ rpc: '', network: 'private', timeoutMs, ...(stop && { stop }) }, keep && resolve(cwd, keep)),
    serve: options.serve,
    ...(refusal === undefined ? {} : { refusal: new RegExp(refusal) }),
  };
  const polls = follows && !names.includes('state');
  return openFeedClient({
    visitor: (feed, given) => (polls ? lookByPolling(client, feed, given) : lookByRun(client, feed, given)),
    feeds,
    runs,
    time,
    atOnce,
    fields,
    one: names.includes('id'),
    follows,
    ...(options.absent ? { absent: options.absent } : {}),
  });
}
