import type { NeededProcess } from '../../../command/job.ts';
import type { RestartFailure } from '../../../command/message.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { TransportFailureCode } from '../../../core/target/transport-failure.ts';
import {
  ManagedProcess,
  ProcessError,
  type ProcessErrorCode,
  type StopMode,
} from '../../../lab/process/managed-process.ts';

/** Somebody who has pressed Ctrl-C waits for no more than this. */
const INTERRUPTED_GRACE_MS = 2000;

/** `refused` and `timeout` say that the process came up no more; of the others it is not to blame. */
const CODES: Readonly<Record<ProcessErrorCode, TransportFailureCode>> = {
  ended: 'refused',
  silent: 'timeout',
  occupied: 'protocol',
  remains: 'protocol',
  stopped: 'budget',
};

/** The process that a job needs, in the hands of the watchdog. */
export class OwnedProcess {
  readonly #process: ManagedProcess;
  #died: string | undefined;

  /** `judging` gives the check that is being judged. */
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

  /** How it died by itself, where it did. */
  get died(): string | undefined {
    return this.#died;
  }

  /**
   * Starts it. Gives why the target is not reached where it runs and does not answer; nothing where it answers, or was
   * interrupted. @throws UsageError where it cannot be started.
   */
  async start(interrupted: AbortSignal): Promise<string | undefined> {
    interrupted.addEventListener('abort', () => void this.#process.end(INTERRUPTED_GRACE_MS), { once: true });
    try {
      await this.#process.start();
      return undefined;
    } catch (cause) {
      if (!(cause instanceof ProcessError)) throw cause;
      if (cause.code === 'stopped') return undefined;
      if (cause.code === 'silent') return cause.message;
      return throwUsageError(`--start-command: ${cause.message}`);
    }
  }

  /** Ends it and starts it again. Gives what stands in the way; nothing when it answers. */
  async restart(how: StopMode): Promise<RestartFailure | undefined> {
    try {
      await this.#process.restart(how);
      return undefined;
    } catch (cause) {
      if (!(cause instanceof ProcessError)) throw cause;
      return { code: CODES[cause.code], message: `restart (${how}): ${cause.message}` };
    }
  }

  /** Ends it for good, at once when that is interrupted. Gives whether it is gone. */
  end(interrupted: AbortSignal): Promise<boolean> {
    return interrupted.aborted ? this.#process.end(INTERRUPTED_GRACE_MS) : this.#process.end(undefined, interrupted);
  }
}
