import { resolve } from 'node:path';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ClientCommand } from '../../lab/client/client-command.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import { openPlace } from '../../lab/place/own-place.ts';
import { programRunner } from '../../lab/program/program.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { lookByPolling } from './command/look-by-polling.ts';
import { lookByRun } from './command/look-by-run.ts';
import type { LogClientTarget } from './log-client-target.ts';
import { openLogClient } from './open.ts';
import type { OpenLogs } from './open-log.ts';

/** A client that is reached by its command line. */
export interface CommandClientOptions {
  /** A command line for `/bin/sh` with words in braces (`command/placeholders.ts`). */
  readonly command: string;
  /** The folder of its relative paths. */
  readonly cwd: string;
  /** The source of a regular expression: a text by which the client refuses, whatever its exit code is. */
  readonly refusal?: string;
  /** Whether it looks more than once: with `{state}` once in each run, without it while it runs. */
  readonly monitors: boolean;
  /** The time limit for one look, in milliseconds. */
  readonly timeoutMs: number;
  /** How many clients run at a time. */
  readonly atOnce: number;
  /** A folder in which the folders of all runs are made, and stay. Default: they are removed. */
  readonly keep?: string;
  /** When it aborts, the programs that run are killed at once. */
  readonly stop?: AbortSignal;
  readonly logs: OpenLogs;
  readonly serve: ClientCommand['serve'];
  readonly time?: Time;
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
}

/** Opens a client that is a command. Nothing runs before the first check needs it. */
export function commandClient(options: CommandClientOptions): LogClientTarget & OpenTarget {
  const {
    command,
    cwd,
    refusal,
    timeoutMs,
    keep,
    stop,
    time = realTime(),
    monitors,
    atOnce,
    logs,
    absent = {},
  } = options;
  const names = namesInBraces(command);
  const has = (name: string) => names.includes(name);
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
    choices: options.choices ?? {},
  });
}
