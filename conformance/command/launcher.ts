/** Whether this program runs from source, in a clone; elsewhere it is an installed package. */
export const IN_CLONE = import.meta.url.endsWith('.ts');

/** The command that runs this program. */
export const LAUNCHER = IN_CLONE ? 'npm run touchstone --' : 'npx touchstone';

/** The same command for a program that reads the output, without npm's banner. */
export const QUIET_LAUNCHER = LAUNCHER.replace('npm run', 'npm run --silent');
