import { PLAIN_FOUNDERS } from './plain-parameters.ts';

/** The founders of the plain DAO, but the first one has another number of tokens. */
export const CHANGED_TOKENS = 1234;
export const CHANGED_FOUNDERS = PLAIN_FOUNDERS.map((founder, i) =>
  i === 0 ? { ...founder, tokens: CHANGED_TOKENS } : founder,
);
