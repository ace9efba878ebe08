import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { answersHttp } from './http-probe.ts';
import { ShellCommand } from './shell-command.ts';

/** How a process is ended: asked by SIGTERM, and killed when it takes too long; or killed at once. */
export type StopMode = 'term' | 'kill';

/**
 * Why a process is not there. `occupied`: something else answers where it is awaited. `ended`: it ended before it answered.
 * `silent`: it runs and does not answer. `remains`: it could not be ended. `stopped`: we ended it, or are about to.
 */
export type ProcessErrorCode = 'occupied' | 'ended' | 'silent' | 'remains' | 'stopped';

/** A process could not be started, or not be started again. The message is one sentence without its full stop. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  readonly code: ProcessErrorCode;

  constructor(code: ProcessErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A process that a target needs. */
export interface ProcessOptions {
  /** A command line for `/bin/sh`. It has to stay, or to leave behind what it started. */
  readonly command: string;
  /** An http or https address. The process is ready when this answers a GET with any status. */
  readonly waitFor: string;
  /** How long it may take to be ready, in milliseconds. Default 30,000. */
  readonly withinMs?: number;
  /** How long it may take to end after SIGTERM, in milliseconds. Default 10,000. */
  readonly termMs?: number;
  /** Default: this process's own. */
  readonly cwd?: string;
  /** Hears at once of an end that we did not bring about, and a little later how it was: its last words are on their way. */
  readonly onDeath?: (how: Promise<string>) => Promise<void>;
}

const WITHIN_MS = 30_000;
const TERM_MS = 10_000;
/** How long a probe may wait for the first line of an answer: a server may answer late when it has just begun. */
const PROBE_MS = 5000;
/** How long whoever has the address already may take to say so. */
const FIRST_PROBE_MS = 2000;
const PAUSE_MS = 100;

/**
 * A process that is started, awaited, started again and ended. Nothing of it outlives `end`, nor this process, however it
 * goes (`command.ts`).
 */
export class ManagedProcess {
  readonly #options: ProcessOptions;
  readonly #ending = new AbortController();
  #running: ShellCommand | undefined;
  #told: Promise<void> | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it answers. @throws ProcessError */
  start(): Promise<void> {
    return this.#inTurn(() => this.#up('already'));
  }

  /** Ends it, starts it again and waits until it answers. One that has ended by itself is only started. @throws ProcessError */
  restart(how: StopMode): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#down(how === 'kill' ? 0 : (this.#options.termMs ?? TERM_MS))))
        throw new ProcessError('remains', `the process could not be ended (${how}), so it was not started again`);
      await this.#up('still, after the process was ended');
    });
  }

  /**
   * Ends it for good, also while it is being started. It has so many milliseconds from SIGTERM until SIGKILL, or until
   * `hurry` is aborted. Never rejects; gives whether it is gone.
   */
  end(
    graceMs: number = this.#options.termMs ?? TERM_MS,
    hurry: AbortSignal = new AbortController().signal,
  ): Promise<boolean> {
    this.#ending.abort();
    return this.#inTurn(async () => {
      // An end that has come already is heard of first.
      await immediate();
      await this.#told;
      return this.#down(graceMs, hurry);
    });
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const turn = this.#turn.catch(() => {}).then(step);
    this.#turn = turn;
    return turn;
  }

  async #down(graceMs: number, hurry: AbortSignal = this.#ending.signal): Promise<boolean> {
    const ended = this.#running;
    // From here on its end is our doing.
    this.#running = undefined;
    if (!ended || (await ended.stop(graceMs, hurry))) return true;
    this.#running = ended;
    return false;
  }

  async #up(when: string): Promise<void> {
    const { command, waitFor, cwd, withinMs = WITHIN_MS } = this.#options;
    const { signal } = this.#ending;
    if (await answersHttp(waitFor, FIRST_PROBE_MS, signal))
      throw new ProcessError('occupied', `something answers at ${waitFor} ${when}`);
    this.#goOn();
    const begun = begin(command, cwd);
    this.#running = begun;
    let over = false;
    const ended = begun.over.then(() => (over = true));
    const until = performance.now() + withinMs;
    for (let ready = false; !ready; ) {
      const left = until - performance.now();
      if (left <= 0) {
        await this.#down(0);
        throw new ProcessError(
          'silent',
          `nothing answered at ${waitFor} within ${withinMs / 1000} s of its start${begun.lastWords()}`,
        );
      }
      const probe = new AbortController();
      const probed = answersHttp(waitFor, Math.min(left, PROBE_MS), AbortSignal.any([signal, probe.signal]));
      ready = await Promise.race([probed, ended.then(() => false)]);
      probe.abort();
      this.#goOn();
      if (over) {
        const how = await begun.ending();
        await this.#down(0);
        throw new ProcessError('ended', `the process ended before anything answered at ${waitFor} ${how}`);
      }
      if (!ready) await Promise.race([sleep(Math.min(PAUSE_MS, Math.max(0, until - performance.now()))), ended]);
    }
    void begun.over.then(() => {
      if (this.#running !== begun) return;
      this.#told = this.#options.onDeath?.(begun.ending().then((how) => `the process ended by itself ${how}`));
    });
  }

  /** @throws ProcessError when it is to end for good. */
  #goOn(): void {
    if (this.#ending.signal.aborted) throw new ProcessError('stopped', 'the process was ended');
  }
}

/** @throws ProcessError for a command that no system could run: too long, or with a zero byte. */
function begin(command: string, cwd: string | undefined): ShellCommand {
  try {
    return new ShellCommand(command, cwd === undefined ? {} : { cwd });
  } catch (cause) {
    throw new ProcessError('ended', `the process could not be started: ${(cause as Error).message}`);
  }
}
