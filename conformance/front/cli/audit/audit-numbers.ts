/** Digits with separated thousands, for people. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun, in the singular for 1. */
export const countedNoun = (digits: string, singular: string, plural = `${singular}s`): string =>
  `${withThousands(digits)} ${digits === '1' ? singular : plural}`;
