/** How the extension line begins by which Rekor v2 says that a log is frozen. */
export const FROZEN_LINE_PREFIX = 'Log frozen — ';
