/** How long further signals count as echoes of the first: a terminal and a wrapper such as `timeout` each send one. */
const SAME_WISH_MS = 2000;

/** Keeps SIGINT and SIGTERM from ending the process, so that an interrupted run can still report. */
export interface InterruptHold {
  /** Aborts at the first signal. */
  readonly signal: AbortSignal;
  /** Restores the default effect of signals, once everything is reported. */
  release(): void;
}

/**
 * Aborts at the first SIGINT or SIGTERM and ignores signals that follow closely. A later signal ends the process: then
 * the user does not want to wait for a report.
 */
export function holdInterrupts(onFirst: () => void = () => {}): InterruptHold {
  const controller = new AbortController();
  let first: number | undefined;
  const letGo = () => {
    process.off('SIGINT', hear).off('SIGTERM', hear);
  };
  const hear = (name: NodeJS.Signals) => {
    if (first === undefined) {
      first = performance.now();
      controller.abort(new Error('interrupted'));
      onFirst();
    } else if (performance.now() - first > SAME_WISH_MS) {
      letGo();
      process.kill(process.pid, name);
    }
  };
  process.on('SIGINT', hear).on('SIGTERM', hear);
  return {
    signal: controller.signal,
    release: () => {
      // The echo of a first signal may still come, and would change the exit code of a run that has reported.
      if (first === undefined) letGo();
    },
  };
}
