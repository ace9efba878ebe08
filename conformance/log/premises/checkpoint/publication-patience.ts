/** How many seconds the run waits for publication without a declared deadline; after that there is no judgement. */
export const PUBLICATION_PATIENCE_S = 60;
