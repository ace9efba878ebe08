/** How long publication is waited for, in seconds, where no choice says so: then nothing is concluded. */
export const PUBLICATION_PATIENCE_S = 60;
