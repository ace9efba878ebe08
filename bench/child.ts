import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A program of the bench that keeps running after its first line. */
export interface Running {
  readonly line: string;
  /** The last line so far. */
  last(): string;
  stop(): Promise<void>;
}

/** Starts a program of the bench and waits for its first line. */
export async function start(program: string, args: readonly string[]): Promise<Running> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface(child.stdout);
  let last = '';
  lines.on('line', (each) => {
    last = each;
  });
  const [line] = (await Promise.race([once(lines, 'line'), closed])) as [unknown];
  if (typeof line !== 'string') throw new Error(`${program} ended before its first line`);
  return {
    line,
    last: () => last,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}

/** Runs a program of the bench to its end and reads the JSON that it prints. */
export async function ran<T>(program: string, args: readonly string[]): Promise<T> {
  const { line, stop } = await start(program, args);
  await stop();
  return JSON.parse(line) as T;
}
