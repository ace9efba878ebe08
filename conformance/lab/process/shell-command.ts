import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutputTail } from './output-tail.ts';
import { type GroupMember, GUARD_NAME, groupMembers, PROCESS_MARK } from './process-group.ts';

/**
 * The guard waits in the group of the command for the end of descriptor 3, which comes when this process is gone, however it
 * went, and then ends the group and what left it. It is there before the command is, it is nobody's child, so that a server
 * which waits for all of its children does not wait for it, and it holds none of the command's output.
 */
const SCRIPT = `(
  trap '' HUP INT QUIT TERM
  (
    read -r _
    read -r self _ </proc/self/stat
    for one in $(grep -lsF "${PROCESS_MARK}=$2" /proc/[0-9]*/environ); do
      one=\${one#/proc/}
      [ "\${one%/environ}" = "$self" ] || kill -KILL "\${one%/environ}"
    done
    kill -KILL 0
  ) <&3 >/dev/null 2>&1 &
)
exec /bin/sh -c "$1" 3<&-`;

/** How long what was sent SIGKILL may take to be gone. */
const KILLED_WITHIN_MS = 5000;
/** How soon processes are looked at while somebody waits for their end: more and more seldom, for a look takes milliseconds. */
const SOON_MS = 10;
const LATE_MS = 250;
/** And how often when nobody does. */
const SELDOM_MS = 1000;
/** How long last words may be on their way after the end of the process. */
const WORDS_WITHIN_MS = 500;

/** How a shell ended, or why there was none. */
export type ShellExit = { readonly code: number } | { readonly signal: string } | { readonly error: Error };

/** What a command may be given. */
export interface ShellCommandOptions {
  readonly cwd?: string;
  readonly spoken?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * A command line that runs in a shell, in a process group and a session of its own. It reads nothing unless it is spoken
 * to, and of what it writes the end is kept. What it starts belongs to it, also what goes on after the shell has ended with exit code 0.
 */
export class ShellCommand {
  /** Resolves when the shell has failed, or when nothing of the command runs any more. Then nothing more is to be hoped for. */
  readonly over: Promise<void>;
  /** How the shell ended, as soon as it has, whatever else of the command still runs. */
  readonly exited: Promise<ShellExit>;
  readonly #child: ChildProcess;
  readonly #mark = randomUUID();
  readonly #output = new OutputTail();
  readonly #errors = new OutputTail();
  readonly #written: Promise<unknown>;
  #status = '';
  #gone = false;

  /**
   * With `spoken`, what is written to `input` is its standard input. `env` stands in place of our own environment.
   *
   * @throws Error where no process can be made of it at all.
   */
  constructor(command: string, { spoken = false, env = process.env, ...options }: ShellCommandOptions = {}) {
    if (process.platform === 'win32') throw new Error('commands run on Linux and macOS only');
    const child: ChildProcess = spawn('/bin/sh', ['-c', SCRIPT, GUARD_NAME, command, this.#mark], {
      ...options,
      detached: true,
      // The guard's is not the standard input: Node closes that as soon as the shell has ended.
      stdio: [spoken ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...env, [PROCESS_MARK]: this.#mark },
    });
    this.#child = child;
    child.stdio[3]?.on('error', () => {});
    child.stdin?.on('error', () => {});
    child.stdout?.on('data', (bytes: Buffer) => this.#output.add(bytes)).on('error', () => {});
    child.stderr?.on('data', (bytes: Buffer) => this.#errors.add(bytes)).on('error', () => {});
    const said = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close').catch(() => {}));
    this.#written = Promise.all(said);
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => resolve({ error }));
      child.once('exit', (code, signal) => resolve(signal === null ? { code: code ?? 0 } : { signal }));
    });
    this.over = new Promise((resolve) => {
      child.once('error', (error) => this.#end(error.message, resolve));
      child.once('exit', (code, signal) => this.#end(signal ?? `exit code ${code}`, resolve));
    });
  }

  /** Its standard input, where it is spoken to. */
  get input(): Writable | null {
    return this.#child.stdin;
  }

  /** What it writes to its standard output. */
  get output(): Readable | null {
    return this.#child.stdout;
  }

  /** What it writes to its standard error. */
  get errors(): Readable | null {
    return this.#child.stderr;
  }

  /** Waits until nobody has its output open any more, for half a second at most. */
  async saidAll(): Promise<void> {
    await Promise.race([this.#written, sleep(WORDS_WITHIN_MS, undefined, { ref: false })]);
  }

  /** How it ended: `exit code 1`, `SIGSEGV`. With its last words, those of its standard error where it has any. */
  async ending(): Promise<string> {
    await this.saidAll();
    return `(${this.#status})${this.lastWords()}`;
  }

  /** What of it runs. */
  running(): readonly GroupMember[] {
    const { pid } = this.#child;
    return pid === undefined ? [] : groupMembers(pid, this.#mark);
  }

  /** Its last words as the end of a sentence. */
  lastWords(): string {
    const words = this.#errors.words() || this.#output.words();
    return words ? `; its last words: ${words}` : '; it said nothing';
  }

  /**
   * Ends all of it: with SIGTERM, and with SIGKILL what is left after so many milliseconds or when the signal is aborted.
   * Gives whether it is gone.
   */
  async stop(graceMs: number, hurry: AbortSignal): Promise<boolean> {
    if (graceMs > 0 && !this.#gone && !hurry.aborted) {
      this.#signal('SIGTERM');
      await this.#untilGone(graceMs, hurry);
    }
    const gone = await this.#kill();
    for (const stream of this.#child.stdio) stream?.destroy();
    return gone;
  }

  async #end(status: string, over: () => void): Promise<void> {
    this.#status = status;
    if (status !== 'exit code 0') over();
    while (!this.#gone && this.running().length > 0) await sleep(SELDOM_MS, undefined, { ref: false });
    over();
    // The guard is left.
    await this.#kill();
  }

  /** To the group, and to what has left it. */
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

  /** Gives whether nothing is left. What is gone is never signalled again: its numbers may be another's. */
  async #kill(): Promise<boolean> {
    if (this.#gone) return true;
    const until = performance.now() + KILLED_WITHIN_MS;
    // A program that is just being executed has no mark for a moment, so two looks in a row have to find nothing. The guard
    // has no name when it is ending: then there is one look more.
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
