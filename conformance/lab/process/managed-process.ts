import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { answersHttp } from './http-probe.ts';
import { ShellCommand } from './shell-command.ts';

/** How a process is ended: by SIGTERM, and killed when it takes too long; or killed at once. */
export type StopMode = 'term' | 'kill';

/**
 * Why a process is not available. `occupied`: something else answers at its address. `ended`: it ended before it
 * answered. `silent`: it runs and does not answer. `remains`: it could not be ended. `stopped`: we ended it, or are
 * about to.
 */
export type ProcessErrorCode = 'occupied' | 'ended' | 'silent' | 'remains' | 'stopped';

/** A process could not be started or restarted. The message is one sentence without the full stop. */
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
  /** A command line for `/bin/sh`. It has to keep running, or to leave a running process. */
  readonly command: string;
  /** An http or https address. The process is ready when this answers a GET with any status. */
  readonly waitFor: string;
  /** How long it may take to be ready, in milliseconds. Default 30,000. */
  readonly withinMs?: number;
  /** How long it may take to end after SIGTERM, in milliseconds. Default 10,000. */
  readonly termMs?: number;
  /** Default: this process's own. */
  readonly cwd?: string;
  /**
   * Called at once when the process ends by itself; the promise gives the cause a little later, when its last output
   * has arrived.
   */
  readonly onDeath?: (how: Promise<string>) => Promise<void>;
}

const WITHIN_MS = 30_000;
const TERM_MS = 10_000;
/** How long a probe waits for the first line of an answer: a server that has just started may answer late. */
const PROBE_MS = 5000;
/** How long the first probe waits for another server that already has the address. */
const FIRST_PROBE_MS = 2000;
const PAUSE_MS = 100;

/**
 * A process that can be started, awaited, restarted and ended. It does not outlive `end`, nor this process, however
 * this process ends (`shell-command.ts`).
 */
export class ManagedProcess {
  readonly #options: ProcessOptions;
  readonly #ending = new AbortController();
  #running: ShellCommand | undefined;
  #deathReport: Promise<void> | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it answers. @throws ProcessError */
  start(): Promise<void> {
    return this.#inTurn(() => this.#up('already'));
  }

  /**
   * Ends it, starts it again and waits until it answers. A process that has ended by itself is only started. @throws
   * ProcessError
   */
  restart(how: StopMode): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#down(how === 'kill' ? 0 : (this.#options.termMs ?? TERM_MS))))
        throw new ProcessError('remains', `the process could not be ended (${how}), so it was not started again`);
      await this.#up('still, after the process was ended');
    });
  }

  /**
   * Ends it permanently, even while it is starting. SIGKILL follows SIGTERM after so many milliseconds, or when
   * `hurry` aborts. Never rejects; returns whether it is gone.
   */
  end(
    graceMs: number = this.#options.termMs ?? TERM_MS,
    hurry: AbortSignal = new AbortController().signal,
  ): Promise<boolean> {
    this.#ending.abort();
    return this.#inTurn(async () => {
      // An end that has already happened is reported first.
      await immediate();
      await this.#deathReport;
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
    // From here on we cause its end.
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
      const remaining = until - performance.now();
      if (remaining <= 0) {
        await this.#down(0);
        throw new ProcessError(
          'silent',
          `nothing answered at ${waitFor} within ${withinMs / 1000} s of its start${begun.lastWords()}`,
        );
      }
      const probe = new AbortController();
      const probed = answersHttp(waitFor, Math.min(remaining, PROBE_MS), AbortSignal.any([signal, probe.signal]));
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
      this.#deathReport = this.#options.onDeath?.(begun.ending().then((how) => `the process ended by itself ${how}`));
    });
  }

  /**
   * @throws ProcessError when it should end permanently.
   */
  #goOn(): void {
    if (this.#ending.signal.aborted) throw new ProcessError('stopped', 'the process was ended');
  }
}

/**
 * @throws ProcessError for a command that no system can run: too long, or with a zero byte.
 */
function begin(command: string, cwd: string | undefined): ShellCommand {
  try {
    return new ShellCommand(command, cwd === undefined ? {} : { cwd });
  } catch (cause) {
    throw new ProcessError('ended', `the process could not be started: ${(cause as Error).message}`);
  }
}
