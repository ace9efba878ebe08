/** Programs of other people that do not notice when the process that started them is gone. */
import { spawn } from 'node:child_process';

/** A program that runs for as long as this process does, and no longer. */
export interface Kept {
  /** What it wrote to stderr, its end at least. */
  said(): string;
  /** How it ended: `exit code 0`; undefined while it runs. */
  end(): string | undefined;
  /** Ends it, by SIGKILL when it takes longer than a minute, and says how it ended. */
  stop(how?: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

const STOP_MS = 60_000;
const TAIL = 100_000;

/**
 * A shell that stands between: when its stdin ends, for whatever reason, so does the program. It asks first whether it
 * still waits for the program itself, whose id may be another's then.
 */
const KEEPER = `exec 3<&0
"$@" 3<&- </dev/null >/dev/null &
program=$!
{ cat <&3; kill -0 "$$" && kill "$program"; } >/dev/null 2>&1 &
echo "$program"
wait "$program"`;

/** Starts a program. What it writes to stdout is not kept. */
export async function keep(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Kept> {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...argv], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // a keeper that is gone already needs no telling
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise = (noise + text).slice(-TAIL)));
  let how: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((end) => {
    child.stdin.end(); // lets the other half of the keeper go
    how = end;
    return end;
  });
  const told = new Promise<string>((resolve) => child.stdout.once('data', (text: Buffer) => resolve(String(text))));
  const pid = Number(await Promise.race([told, ended.then((end) => Promise.reject(new Error(`no shell: ${end}`)))]));
  return {
    said: () => noise,
    end: () => how,
    async stop(signal = 'SIGTERM') {
      if (how !== undefined) return how;
      process.kill(pid, signal);
      const stopping = setTimeout(() => process.kill(pid, 'SIGKILL'), STOP_MS);
      return ended.finally(() => clearTimeout(stopping));
    },
  };
}
