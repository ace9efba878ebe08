import { resolve } from 'node:path';
import type { Time } from '../../core/run/time.ts';
import type { Absence } from '../../core/target/target.ts';
import { openPlace } from '../place/own-place.ts';
import { programRunner } from '../program/program.ts';
import type { ClientCommand } from './client-command.ts';
import type { ClientRuns } from './client-runs.ts';

/** A client of any kind of service that is reached by its command line. */
export interface CommandClientOptions {
  /** A command line for `/bin/sh` with words in braces, which its suite names. */
  readonly command: string;
  /** The folder of its relative paths. */
  readonly cwd: string;
  /** The source of a regular expression: a text by which the client refuses, whatever its exit code is. */
  readonly refusal?: string;
  /** The time limit for one look, in milliseconds. */
  readonly timeoutMs: number;
  /** How many clients run at a time. */
  readonly atOnce: number;
  /** A folder in which the folders of all runs are made, and stay. Default: they are removed. */
  readonly keep?: string;
  /** When it aborts, the programs that run are killed at once. */
  readonly stop?: AbortSignal;
  readonly serve: ClientCommand['serve'];
  readonly time?: Time;
  readonly absent?: Readonly<Record<string, Absence>>;
}

/** The command of a client. Nothing runs before a look needs it. */
export function clientCommand(options: CommandClientOptions, runs: ClientRuns): ClientCommand {
  const { command, cwd, refusal, timeoutMs, keep, stop, serve } = options;
  return {
    command,
    cwd,
    timeoutMs,
    runs,
    program: programRunner(undefined, cwd),
    place: () =>
      openPlace({ rpc: '', network: 'private', timeoutMs, ...(stop && { stop }) }, keep && resolve(cwd, keep)),
    serve,
    ...(refusal === undefined ? {} : { refusal: new RegExp(refusal) }),
  };
}
