/** Digits with the thousands apart, for people. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A number of things, in the singular where it is one. */
export const counted = (digits: string, one: string, many = `${one}s`): string =>
  `${grouped(digits)} ${digits === '1' ? one : many}`;
