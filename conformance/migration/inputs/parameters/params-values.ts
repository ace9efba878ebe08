/** The parameters that checks of what is refused, or does not end, leave as they are. */
import { PLAIN_PARAMS } from './plain-parameters.ts';

export const TERMINATION_PARAMS = { default: PLAIN_PARAMS };

export const NODE_FAILURE_PARAMS = { default: PLAIN_PARAMS };

export const OPTION_VALIDATION_PARAMS = { default: PLAIN_PARAMS };

export const VALIDATION_PARAMS = { default: PLAIN_PARAMS };
