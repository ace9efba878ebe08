/** The parameters of the usage example, and those that stand in the default file beside them. */
import { PLAIN_PARAMS } from '../parameters/plain-parameters.ts';

export const EXAMPLE_PARAMS = { ...PLAIN_PARAMS, orgName: 'Example Organisation' };
/** A file that no tool looks for by itself. */
export const EXAMPLE_PARAMS_FILE = 'folder/example-params.json';
/** What is there in its place: whoever takes this has not taken the other. */
export const DEFAULT_FILE_PARAMS = { ...PLAIN_PARAMS, orgName: 'Default Organisation' };
