/** Digits with the thousands apart, for people. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A number of things, in the singular where it is one. */
export const countedNoun = (digits: string, one: string, many = `${one}s`): string =>
  `${withThousands(digits)} ${digits === '1' ? one : many}`;
