/** The waived checks of a requirement of which another check passed, in words. */
export const waivedPart = (checks: readonly string[]): string => `waived in part: ${checks.join(', ')}`;
