/** A time since the run began, for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
