/** The signals that interrupt a run: Ctrl-C, a request to end, and the end of the terminal or of the connection to it. */
export const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code after an interrupt: 128 plus the number of SIGINT, as in shells. */
export const INTERRUPTED = 130;
/** The exit code after SIGHUP, in the same way. */
export const HUNG_UP = 129;

/** How long further signals count as echoes of the first: a terminal and a wrapper such as `timeout` each send one. */
const SAME_WISH_MS = 2000;

/** Keeps signals from ending the process, so that an interrupted run can still report. */
export interface InterruptHold {
  /** Aborts at the first signal. */
  readonly signal: AbortSignal;
  /** The exit code of a run that the first signal interrupted. */
  exitCode(): number;
  /** Restores the default effect of signals, once everything is reported. */
  release(): void;
}

/**
 * Aborts at the first signal of `INTERRUPTS` and ignores signals that follow closely. A later signal ends the process:
 * then the user does not want to wait for a report.
 */
export function holdInterrupts(onFirst: () => void = () => {}): InterruptHold {
  const controller = new AbortController();
  let first: { readonly name: NodeJS.Signals; readonly at: number } | undefined;
  const letGo = () => {
    for (const name of INTERRUPTS) process.off(name, hear);
  };
  const hear = (name: NodeJS.Signals) => {
    if (first === undefined) {
      first = { name, at: performance.now() };
      controller.abort(new Error('interrupted'));
      onFirst();
    } else if (performance.now() - first.at > SAME_WISH_MS) {
      letGo();
      process.kill(process.pid, name);
    }
  };
  for (const name of INTERRUPTS) process.on(name, hear);
  return {
    signal: controller.signal,
    exitCode: () => (first?.name === 'SIGHUP' ? HUNG_UP : INTERRUPTED),
    release: () => {
      // The echo of a first signal may still come, and would change the exit code of a run that has reported.
      if (first === undefined) letGo();
    },
  };
}
