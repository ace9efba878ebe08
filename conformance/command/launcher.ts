/** What a person types to run this program. */

/** What a person types to run this program: in a clone it runs from source, elsewhere it is installed beside a project. */
export const LAUNCHER = import.meta.url.endsWith('.ts') ? 'npm run touchstone --' : 'npx touchstone';

/** The same where a program reads the output: npm would put a banner in front of it. */
export const QUIET_LAUNCHER = LAUNCHER.replace('npm run', 'npm run --silent');
