/** Runs the real command in tests: its own process, its own output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../report/document.ts';

const BIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** What a command left behind. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `touchstone ARGS` to its end. `input` is what stands on its standard input. */
export async function touchstone(
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
  stop(): Promise<void>;
}

/** Starts `touchstone serve log ARGS` and waits for its first line. */
export async function serveLog(...args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [BIN, 'serve', 'log', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface(child.stdout);
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  if (line === undefined) throw new Error(`serve log ${args.join(' ')} ended before its first line`);
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  };
  return { ...(JSON.parse(line) as Omit<Served, 'stop'>), stop };
}
