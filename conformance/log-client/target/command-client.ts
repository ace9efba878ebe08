import { realTime } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { type CommandClientOptions, clientCommand } from '../../lab/client/command-client-options.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { lookByPolling } from './command/look-by-polling.ts';
import { lookByRun } from './command/look-by-run.ts';
import type { LogClientTarget } from './log-client-target.ts';
import { openLogClient } from './open.ts';
import type { OpenLogs } from './open-log.ts';

/** A client of logs that is reached by its command line (`command/placeholders.ts`). */
export interface LogCommandClientOptions extends CommandClientOptions {
  /** Whether it looks more than once: with `{state}` once in each run, without it while it runs. */
  readonly monitors: boolean;
  readonly logs: OpenLogs;
  readonly choices?: Choices;
}

/** Opens a client that is a command. Nothing runs before the first check needs it. */
export function commandClient(options: LogCommandClientOptions): LogClientTarget & OpenTarget {
  const { command, time = realTime(), monitors, atOnce, logs, absent = {}, choices = {} } = options;
  const names = namesInBraces(command);
  const has = (name: string) => names.includes(name);
  const runs = new ClientRuns(time);
  const client = clientCommand(options, runs);
  const polls = monitors && !has('state');
  return openLogClient({
    visitor: (log, question) => (polls ? lookByPolling(client, log, question) : lookByRun(client, log, question)),
    logs,
    runs,
    time,
    atOnce,
    online: has('url') || has('base'),
    origin: has('origin'),
    proof: has('proof'),
    entry: has('entry'),
    ends: !polls,
    follows: monitors,
    absent,
    choices,
  });
}
