/** Orders sizes and indices, smallest first. */
export const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
