import { PLAIN_PARAMS } from './plain-parameters.ts';

/** The default parameters of scenarios, by network as in the library's options and in files. */
export const PLAIN_BY_NETWORK = { default: PLAIN_PARAMS };
