/** Logs to which no client writes but this run. */

export const IDLE_POLL_MS = 250;

export const NOT_EXCLUSIVE = 'others may write to the log (--exclusive says that nobody does)';
