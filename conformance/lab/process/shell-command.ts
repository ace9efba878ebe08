import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutputTail } from './output-tail.ts';
import { type GroupMember, GUARD_NAME, groupMembers, startOf } from './process-group.ts';
import { PROCESS_MARK, type ProcessMark, processMark } from './process-mark.ts';

/**
 * The guard waits in the group of the command for the end of descriptor 3, which comes when this process ends in any
 * way, and then kills the group and the processes that left it. The guard starts before the command. It is not a child
 * of the command, so that a server which waits for all of its children does not wait for it, and it does not keep the
 * command's output open. The limit on file locks is `-w` in some shells and `-x` in others; a shell that has neither
 * leaves the command without that mark.
 */
const SCRIPT = `(
  trap '' HUP INT QUIT TERM
  (
    read -r _
    read -r self _ </proc/self/stat
    for one in $(
      grep -lsF "${PROCESS_MARK}=$2" /proc/[0-9]*/environ
      [ -z "$3" ] || grep -ls "^Max file locks  *$3 " /proc/[0-9]*/limits
    ); do
      one=\${one#/proc/}
      [ "\${one%/*}" = "$self" ] || kill -KILL "\${one%/*}"
    done
    kill -KILL 0
  ) <&3 >/dev/null 2>&1 &
)
if [ -n "$3" ]; then
  for option in w x; do (ulimit -S -$option "$3") 2>/dev/null && ulimit -S -$option "$3" && break; done
fi
exec /bin/sh -c "$1" 3<&-`;

/** How long processes may take to end after SIGKILL. */
const KILLED_WITHIN_MS = 5000;
/**
 * The first interval between looks at the processes while a caller waits for their end; it grows, since a look takes
 * milliseconds.
 */
const SOON_MS = 10;
const LATE_MS = 250;
/** The interval when no caller waits. */
const SELDOM_MS = 1000;
/** How long the last output may take to arrive after the end of the process. */
const WORDS_WITHIN_MS = 500;

/** How a shell ended, or why it did not start. */
export type ShellExit = { readonly code: number } | { readonly signal: string } | { readonly error: Error };

/** The options of a command. */
export interface ShellCommandOptions {
  readonly cwd?: string;
  readonly spoken?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly followed?: boolean;
}

/**
 * A command line that runs in a shell, in its own process group and session. It has no input unless `spoken` is set,
 * and the end of its output is kept. All processes that it starts belong to it, even those that run on after the shell
 * has ended with exit code 0.
 */
export class ShellCommand {
  /**
   * Resolves when the shell has failed, or when no process of the command runs any more: then the command will not
   * answer.
   */
  readonly over: Promise<void>;
  /** Resolves with the end of the shell, even if other processes of the command still run. */
  readonly exited: Promise<ShellExit>;
  readonly #child: ChildProcess;
  readonly #mark: ProcessMark;
  readonly #since: number;
  readonly #output = new OutputTail();
  readonly #errors = new OutputTail();
  readonly #written: Promise<unknown>;
  #status = '';
  #gone = false;
  #killing: Promise<boolean> | undefined;

  /**
   * With `spoken`, `input` is its standard input. `env` replaces our own environment. `followed`: whether processes that
   * left its session with an empty environment belong to it; the default is yes.
   * @throws Error where the system cannot start a process for it.
   */
  constructor(
    command: string,
    { spoken = false, followed = true, env = process.env, ...options }: ShellCommandOptions = {},
  ) {
    if (process.platform === 'win32') throw new Error('commands run on Linux and macOS only');
    this.#mark = processMark(followed);
    const { name, locks = '' } = this.#mark;
    const child: ChildProcess = spawn('/bin/sh', ['-c', SCRIPT, GUARD_NAME, command, name, String(locks)], {
      ...options,
      detached: true,
      // The guard does not use the standard input: Node closes that as soon as the shell has ended.
      stdio: [spoken ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...env, [PROCESS_MARK]: name },
    });
    this.#child = child;
    this.#since = child.pid === undefined ? 0 : startOf(child.pid);
    child.stdio[3]?.on('error', () => {});
    child.stdin?.on('error', () => {});
    child.stdout?.on('data', (bytes: Buffer) => this.#output.add(bytes)).on('error', () => {});
    child.stderr?.on('data', (bytes: Buffer) => this.#errors.add(bytes)).on('error', () => {});
    const closed = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close').catch(() => {}));
    this.#written = Promise.all(closed);
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => resolve({ error }));
      child.once('exit', (code, signal) => resolve(signal === null ? { code: code ?? 0 } : { signal }));
    });
    this.over = new Promise((resolve) => {
      child.once('error', (error) => this.#end(error.message, resolve));
      child.once('exit', (code, signal) => this.#end(signal ?? `exit code ${code}`, resolve));
    });
  }

  /** The id of its shell, or of the program that the shell became; undefined where it did not start. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Its standard input, if `spoken` is set. */
  get input(): Writable | null {
    return this.#child.stdin;
  }

  /** Its standard output. */
  get output(): Readable | null {
    return this.#child.stdout;
  }

  /** Its standard error. */
  get errors(): Readable | null {
    return this.#child.stderr;
  }

  /** Waits until no process has its output open, for half a second at most. */
  async saidAll(): Promise<void> {
    await Promise.race([this.#written, sleep(WORDS_WITHIN_MS, undefined, { ref: false })]);
  }

  /** How it ended: `exit code 1`, `SIGSEGV`, with its last output, preferably from standard error. */
  async ending(): Promise<string> {
    await this.saidAll();
    return `(${this.#status})${this.lastWords()}`;
  }

  /** Its running processes. */
  running(): readonly GroupMember[] {
    const { pid } = this.#child;
    return pid === undefined ? [] : groupMembers(pid, this.#mark, this.#since);
  }

  /** Its last output as the end of a sentence. */
  lastWords(): string {
    const words = this.#errors.words() || this.#output.words();
    return words ? `; its last words: ${words}` : '; it said nothing';
  }

  /**
   * Ends all of its processes: with SIGTERM, and with SIGKILL those left after so many milliseconds or when the signal
   * aborts. Returns whether all are gone.
   */
  async stop(graceMs: number, hurry: AbortSignal): Promise<boolean> {
    if (graceMs > 0 && !this.#gone && !hurry.aborted) {
      this.#signal('SIGTERM');
      await this.#untilGone(graceMs, hurry);
    }
    const ended = await this.#kill();
    for (const stream of this.#child.stdio) stream?.destroy();
    return ended;
  }

  async #end(status: string, over: () => void): Promise<void> {
    this.#status = status;
    if (status !== 'exit code 0') over();
    while (!this.#gone && this.running().length > 0) await sleep(SELDOM_MS, undefined, { ref: false });
    over();
    // Only the guard is left.
    await this.#kill();
  }

  /** Signals the group, and the processes that left it. */
  #signal(name: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const outside = this.running().filter(({ left }) => left);
    for (const to of [-pid, ...outside.map((member) => member.pid)]) {
      try {
        process.kill(to, name);
      } catch {
        // It ended meanwhile, or it is another user's now: then it is seen to remain.
      }
    }
  }

  /**
   * Returns whether no process is left. It never signals an ended process again: another process may have its id. The end of
   * the shell and a caller ask for this at the same time, and every look reads all processes of the machine.
   */
  #kill(): Promise<boolean> {
    this.#killing ??= this.#killAll().finally(() => {
      this.#killing = undefined;
    });
    return this.#killing;
  }

  async #killAll(): Promise<boolean> {
    if (this.#gone) return true;
    const until = performance.now() + KILLED_WITHIN_MS;
    // A program has no mark for a moment while it is being executed, so two consecutive looks must find no process. An
    // ending guard has no name: then there is one more look.
    do {
      this.#signal('SIGKILL');
      if (!(await this.#untilGone(until - performance.now()))) return this.#gone;
      await sleep(SOON_MS);
    } while (this.running().length > 0);
    this.#gone = true;
    return true;
  }

  async #untilGone(ms: number, hurry?: AbortSignal): Promise<boolean> {
    const until = performance.now() + ms;
    for (let pause = SOON_MS; ; pause = Math.min(pause * 2, LATE_MS)) {
      if (this.#status !== '' && this.running().length === 0) return true;
      if (performance.now() >= until || hurry?.aborted) return false;
      await sleep(pause);
    }
  }
}
