/** Logs to which only this run writes. */

export const IDLE_POLL_MS = 250;

export const NOT_EXCLUSIVE = 'other clients may write to the log (--exclusive declares that they do not)';
