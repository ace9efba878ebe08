import { fileURLToPath } from 'node:url';

/** Where Node keeps the compiled source of the commands that `npm start` runs. */
export const COMPILED_FOLDER = fileURLToPath(new URL('../../node_modules/.touchstone/compiled', import.meta.url));
