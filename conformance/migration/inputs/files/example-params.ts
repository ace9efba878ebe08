/** The parameters of the usage example, and those of the default file. */
import { PLAIN_PARAMS } from '../parameters/plain-parameters.ts';

export const EXAMPLE_PARAMS = { ...PLAIN_PARAMS, orgName: 'Example Organisation' };
/** A file that no tool looks for by itself. */
export const EXAMPLE_PARAMS_FILE = 'folder/example-params.json';
/** Other parameters in the default file: a tool that uses them has not used the named file. */
export const DEFAULT_FILE_PARAMS = { ...PLAIN_PARAMS, orgName: 'Default Organisation' };
