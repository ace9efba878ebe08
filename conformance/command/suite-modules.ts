/** The suites by name, as modules that a child process imports. */

/** A module beside this one, under the extension that this one has. */
const moduleBeside = (path: string): string =>
  new URL(`${path}${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url).href;

/** The suites by name. */
export const SUITE_MODULES = {
  log: { module: moduleBeside('../log/index'), name: 'logSuite' },
  feed: { module: moduleBeside('../feed/index'), name: 'feedSuite' },
  migration: { module: moduleBeside('../migration/index'), name: 'migrationSuite' },
} as const;
