/** Programs of this repository, as a person starts them: a process each. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository, in which every command of `results/` runs. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The command line, from the sources. */
export const MAIN = fileURLToPath(new URL('../../conformance/front/cli/main.ts', import.meta.url));

/** Judges one implementation with these further words, and resolves to the exit code of `touchstone check`. */
export type Judge = (words: readonly string[]) => Promise<number>;

/** A program that has said where it is, and the end of it. */
export interface Served<Line> {
  readonly line: Line;
  close(): Promise<void>;
}

/** Starts a program whose first line of output is JSON. It ends by SIGTERM, or when its standard input does. */
export async function served<Line>(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Served<Line>> {
  const [command, ...args] = argv;
  const child = spawn(command!, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {}); // the program may have ended already
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const first = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    ended.then((how) => reject(new Error(`${argv.join(' ')} ended before its first line (${how})`)));
  });
  return {
    line: JSON.parse(first) as Line,
    close: async () => {
      child.stdin.end();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** `touchstone serve …`: the first line of a reference, and its end. */
export const serveReference = <Line>(...args: readonly string[]): Promise<Served<Line>> =>
  served<Line>([process.execPath, MAIN, 'serve', ...args]);

/**
 * Runs `touchstone check …`, whose messages go to this terminal, and resolves to its exit code. Any exit code is a
 * result here: the report says what it means.
 */
export function checked(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, [MAIN, 'check', ...args, '--quiet'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 70));
  });
}

/** Runs `use` with resources that are closed after it, the last one first. */
export async function during<Result>(
  use: (keep: <One extends { close(): Promise<unknown> }>(one: One) => One) => Promise<Result>,
): Promise<Result> {
  const open: { close(): Promise<unknown> }[] = [];
  try {
    return await use((one) => {
      open.push(one);
      return one;
    });
  } finally {
    for (const one of open.reverse()) await one.close();
  }
}

/** A folder that is removed at the end. */
export async function scratch(): Promise<{ path: string; close(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'touchstone-results-'));
  return { path, close: () => rm(path, { recursive: true, force: true }) };
}
