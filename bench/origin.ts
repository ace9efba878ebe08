/** Origin of the logs of the bench, and the seed of their key and entries. */
export const ORIGIN = 'touchstone.example/bench';
export const SEED = 1n;
