/** The names of the DAOs in the parameters files of the usage example, and of the default file. */

export const EXAMPLE_NAME = 'Example Organisation';
/** A file that no tool looks for by itself. */
export const EXAMPLE_PARAMS_FILE = 'folder/example-params.json';
/** In the default file: a tool that uses it has not used the named file. */
export const DEFAULT_FILE_NAME = 'Default Organisation';
