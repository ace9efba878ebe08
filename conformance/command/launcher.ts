/** The command that runs this program: from source in a clone, elsewhere as an installed package. */
export const LAUNCHER = import.meta.url.endsWith('.ts') ? 'npm run touchstone --' : 'npx touchstone';

/** The same command for a program that reads the output, without npm's banner. */
export const QUIET_LAUNCHER = LAUNCHER.replace('npm run', 'npm run --silent');
