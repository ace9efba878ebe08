/** Founders of whom the first has other tokens than in the plain DAO. */
import { PLAIN_FOUNDERS } from './plain-parameters.ts';

/** Founders of whom the first has other tokens, and what is held then, by what is held of the plain DAO. */
export const CHANGED_TOKENS = 1234;
export const CHANGED_FOUNDERS = PLAIN_FOUNDERS.map((founder, i) =>
  i === 0 ? { ...founder, tokens: CHANGED_TOKENS } : founder,
);
