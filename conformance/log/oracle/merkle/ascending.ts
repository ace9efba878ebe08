/**
 * Sizes and indices in order.
 *
 * Follows: RFC 6962 section 2.1, the order of the entries by index
 */
/** Orders sizes and indices, smallest first. */
export const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
