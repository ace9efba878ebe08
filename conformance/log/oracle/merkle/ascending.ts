/**
 * Sizes and indices in order.
 *
 * Follows: the order of integers
 */
/** Orders sizes and indices, smallest first. */
export const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
