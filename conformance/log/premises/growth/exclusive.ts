/** Logs to which nobody else writes. */

export const IDLE_POLL_MS = 250;

export const NOT_EXCLUSIVE = 'others may write to the log (--exclusive says that nobody does)';
