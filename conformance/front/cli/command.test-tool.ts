/** Runs the command in tests: in this process as far as that shows the same, or in a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Caller } from '../../command/caller.ts';
import type { ServedFeed } from '../../feed/command/served-feed.ts';
import type { Report } from '../../report/document/report.ts';
import { startHere } from './child/runner-here.test-tool.ts';
import { main } from './program.ts';

const BIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** One sentence on a mistake of the user, with the address of the section about it or without. */
export const ONE_SENTENCE = /^touchstone: [^\n]+\.(?: See docs\/errors\.md#[\w-]+)?\n$/;

/** What a command left behind. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A caller in this process: `input` stands on standard input, and the streams are no terminals. `asked`: standard input
 * counts as a terminal.
 */
function callerHere(args: readonly string[], env: NodeJS.ProcessEnv, input = '', asked = false) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const stopping = Promise.withResolvers<void>();
  const caller: Caller = {
    argv: args,
    env,
    stdin: Object.assign(Readable.from([Buffer.from(input)]), { isTTY: asked }),
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: stderr as unknown as NodeJS.WriteStream,
    exitCode: 0,
    alone: false,
    startRunner: startHere,
    stopped: () => stopping.promise,
  };
  return { caller, stdout, stderr, stop: stopping.resolve };
}

/**
 * Runs `touchstone ARGS` to its end, in this process: its programs have the folder and the environment of this one.
 * `env` has further variables. `asked`: the lines of `input` are typed in a terminal.
 */
export async function touchstone(
  args: readonly string[],
  { env = process.env, input, asked }: { env?: NodeJS.ProcessEnv; input?: string; asked?: boolean } = {},
): Promise<Ended> {
  const { caller, stdout, stderr } = callerHere(args, env, input, asked);
  const output = Promise.all([text(stdout), text(stderr)]);
  const code = await main(args, caller);
  stdout.end();
  stderr.end();
  const [out, err] = await output;
  return { code, stdout: out, stderr: err };
}

/**
 * The same in a process of its own, with the child in which its checks run. `input` is what stands on its standard
 * input.
 */
export async function touchstoneApart(
  args: readonly string[],
  { input, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<Ended> {
  const stdin = input === undefined ? 'ignore' : 'pipe';
  const child = spawn(process.execPath, [BIN, ...args], { stdio: [stdin, 'pipe', 'pipe'], ...options });
  child.stdin?.end(input);
  return ended(child);
}

/** Collects what a child prints, and its exit code. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, stdout, stderr };
}

/** The report of a command that was run with --json. */
export function reportIn({ stdout }: Ended): Report {
  return JSON.parse(stdout) as Report;
}

/** The keys of all failures in a report. */
export function failures(report: Report): string[] {
  return report.checks.filter((check) => check.outcome === 'fail').map((check) => `${check.id}#${check.reason}`);
}

/** A reference log that `touchstone serve log` runs. */
export interface Served {
  readonly url: string;
  readonly vkey: string;
  readonly origin: string;
  readonly append: string;
  /** `host:port` of gRPC. */
  readonly grpc: string;
  /** The policy by which it is judged, where its fault or variant needs one. */
  readonly policy?: string;
  /** What it printed on standard error, once it has ended. */
  readonly errors: Promise<string>;
  stop(): Promise<void>;
}

/** A reference witness that `touchstone serve witness` runs. */
export interface ServedWitness {
  readonly url: string;
  readonly vkey: string;
  /** Its line in a policy. */
  readonly policy: string;
  stop(): Promise<void>;
}

/** Starts `touchstone serve witness ARGS` in this process and waits for its first line. */
export function serveWitness(...args: readonly string[]): Promise<ServedWitness> {
  return serving<ServedWitness>('witness', args);
}

/** Starts `touchstone serve log ARGS` in this process and waits for its first line. */
export function serveLog(...args: readonly string[]): Promise<Served> {
  return serving<Served>('log', args);
}

/** A reference feed that `touchstone serve feed` runs. */
export interface RunningFeed extends ServedFeed {
  stop(): Promise<void>;
}

/** Starts `touchstone serve feed ARGS` in this process and waits for its first line. */
export function serveFeed(...args: readonly string[]): Promise<RunningFeed> {
  return serving<RunningFeed>('feed', args);
}

async function serving<S extends { stop(): Promise<void> }>(
  suite: 'log' | 'feed' | 'witness',
  args: readonly string[],
): Promise<S> {
  const argv = ['serve', suite, ...args];
  const { caller, stdout, stderr, stop } = callerHere(argv, process.env);
  const errors = text(stderr);
  const first = once(createInterface(stdout), 'line') as Promise<[string]>;
  const running = main(argv, caller).finally(() => stderr.end());
  const line = await Promise.race([first.then(([firstLine]) => firstLine), running.then(() => undefined)]);
  if (line === undefined) throw new Error(`${argv.join(' ')} ended before its first line: ${await errors}`);
  const ending = async () => {
    stop();
    await running;
  };
  return { ...JSON.parse(line), errors, stop: ending } as S;
}
