import { realTime } from '../../core/run/time.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { type CommandClientOptions, clientCommand } from '../../lab/client/command-client-options.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { Fields } from '../oracle/members.ts';
import { lookByPolling } from './command/look-by-polling.ts';
import { lookByRun } from './command/look-by-run.ts';
import type { FeedClientTarget } from './feed-client-target.ts';
import { openFeedClient } from './open.ts';
import type { OpenFeeds } from './open-feed.ts';

/** A client of feeds that is reached by its command line (`command/placeholders.ts`). */
export interface FeedCommandClientOptions extends CommandClientOptions {
  /** What it calls the members that it prints. */
  readonly fields: Fields;
  /** Whether it looks more than once: with `{state}` once in each run, without it while it runs. */
  readonly follows: boolean;
  readonly feeds: OpenFeeds;
}

/** Opens a client that is a command. Nothing runs before the first check needs it. */
export function commandClient(options: FeedCommandClientOptions): FeedClientTarget & OpenTarget {
  const { command, time = realTime(), follows, atOnce, feeds, fields, absent } = options;
  const names = namesInBraces(command);
  const runs = new ClientRuns(time);
  const client = clientCommand(options, runs);
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
    ...(absent ? { absent } : {}),
  });
}
