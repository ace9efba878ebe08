/**
 * The beginning of the extension line that marks a frozen log.
 *
 * Follows: Rekor v2, "Freezing"
 */
export const FROZEN_LINE_PREFIX = 'Log frozen — ';
