/** For so long further signals are the same wish: a terminal and a wrapper such as `timeout` each send one. */
const SAME_WISH_MS = 2000;

/** Holds SIGINT and SIGTERM back from ending the process, so that an interrupted run can still report. */
export interface InterruptHold {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal;
  /** All is reported: from now on signals do what they do by themselves. */
  release(): void;
}

/**
 * Tells of the first SIGINT or SIGTERM and takes those that follow closely for the same. A later one ends the process, as
 * signals do: then somebody has no patience for a report.
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
      // After a first signal its echo may still come, and would change the exit code of a run that has reported.
      if (first === undefined) letGo();
    },
  };
}
