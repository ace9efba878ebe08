/** The result file, and whether a text is one JSON object. */

export const RESULT_FILE = 'migration.json';
