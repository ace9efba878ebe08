/** Programs of other projects that do not notice the end of the process that started them. */
import { spawn } from 'node:child_process';

/** A program that ends with this process at the latest. */
export interface Kept {
  /** The last part of its stderr. */
  stderrTail(): string;
  /** The way it ended, such as `exit code 0`; undefined while it runs. */
  end(): string | undefined;
  /** Ends it, by SIGKILL after a minute, and gives the way it ended. */
  stop(how?: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

const STOP_MS = 60_000;
const TAIL = 100_000;

/**
 * A shell in between: when its stdin ends, for any reason, it ends the program. It first checks that the program is
 * still running, because its pid may have been reused.
 */
const KEEPER = `exec 3<&0
"$@" 3<&- </dev/null >/dev/null &
program=$!
{ cat <&3; kill -0 "$$" && kill "$program"; } >/dev/null 2>&1 &
echo "$program"
wait "$program"`;

/** Starts a program. Its stdout is discarded. */
export async function keep(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Kept> {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...argv], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // the shell may have ended already
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise = (noise + text).slice(-TAIL)));
  let how: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((end) => {
    child.stdin.end(); // ends the background part of the shell
    how = end;
    return end;
  });
  const firstLine = new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(String(text))),
  );
  const pid = Number(
    await Promise.race([firstLine, ended.then((end) => Promise.reject(new Error(`no shell: ${end}`)))]),
  );
  return {
    stderrTail: () => noise,
    end: () => how,
    async stop(signal = 'SIGTERM') {
      if (how !== undefined) return how;
      process.kill(pid, signal);
      const stopping = setTimeout(() => process.kill(pid, 'SIGKILL'), STOP_MS);
      return ended.finally(() => clearTimeout(stopping));
    },
  };
}
