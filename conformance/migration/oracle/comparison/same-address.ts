/** Whether two values, as texts, are one address or hash. */

/** Letters of either case are the same. What is missing is the same as what is missing. */
export const isSameAddress = (one: unknown, other: unknown): boolean =>
  String(one).toLowerCase() === String(other).toLowerCase();
