/** The name of the result file in the interface document. */

export const RESULT_FILE = 'migration.json';
