/** The plain parameters as options of the library and files have them: by network. */
import { PLAIN_PARAMS } from './plain-parameters.ts';

/** What is asked for wherever nothing else is. */
export const PLAIN_BY_NETWORK = { default: PLAIN_PARAMS };
