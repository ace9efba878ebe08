import type { NeededProcess } from '../../../command/job.ts';
import type { RestartFailure } from '../../../command/message.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { TransportFailureCode } from '../../../core/target/transport-failure.ts';
import type { Problem } from '../../../core/text/error-section.ts';
import {
  ManagedProcess,
  ProcessError,
  type ProcessErrorCode,
  type StopMode,
} from '../../../lab/process/managed-process.ts';

/** How long the process may take to end after Ctrl-C. */
const INTERRUPTED_GRACE_MS = 2000;

/** With `refused` and `timeout` the process did not start again; the other codes are not its fault. */
const CODES: Readonly<Record<ProcessErrorCode, TransportFailureCode>> = {
  ended: 'refused',
  silent: 'timeout',
  occupied: 'protocol',
  remains: 'protocol',
  stopped: 'budget',
};

/** The process that a job needs, owned by the watchdog. */
export class OwnedProcess {
  readonly #process: ManagedProcess;
  #died: string | undefined;

  /** `judging` returns the check that is being judged. */
  constructor(needed: NeededProcess, judging: () => string | undefined) {
    this.#process = new ManagedProcess({
      ...needed,
      onDeath: async (how) => {
        const check = judging();
        const why = await how;
        this.#died ??= check === undefined ? why : `while ${check} was judged, ${why}`;
      },
    });
  }

  /** How it ended by itself, if it did. */
  get died(): string | undefined {
    return this.#died;
  }

  /**
   * Starts it. Returns why the target is not reached if it runs but does not answer; undefined if it answers or was
   * interrupted. @throws UsageError where it cannot be started.
   */
  async start(interrupted: AbortSignal): Promise<Problem | undefined> {
    interrupted.addEventListener('abort', () => void this.#process.end(INTERRUPTED_GRACE_MS), { once: true });
    try {
      await this.#process.start();
      return undefined;
    } catch (cause) {
      if (!(cause instanceof ProcessError)) throw cause;
      if (cause.code === 'stopped') return undefined;
      if (cause.code === 'silent') return { sentence: cause.message, section: 'the-server-does-not-start' };
      return throwUsageError(`--start-command: ${cause.message}`, 'the-server-does-not-start');
    }
  }

  /** Ends it and starts it again. Returns why that failed; undefined when it answers. */
  async restart(how: StopMode): Promise<RestartFailure | undefined> {
    try {
      await this.#process.restart(how);
      return undefined;
    } catch (cause) {
      if (!(cause instanceof ProcessError)) throw cause;
      return { code: CODES[cause.code], message: `restart (${how}): ${cause.message}` };
    }
  }

  /** Ends it permanently, at once after an interrupt. Returns whether it has ended. */
  end(interrupted: AbortSignal): Promise<boolean> {
    return interrupted.aborted ? this.#process.end(INTERRUPTED_GRACE_MS) : this.#process.end(undefined, interrupted);
  }
}
