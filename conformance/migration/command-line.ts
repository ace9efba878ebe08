/** The command line (the interface document, "Command line"). */
export * from './command-accounts.ts';
export * from './command-params.ts';
export * from './command-steps.ts';
export * from './command-values.ts';
export * from './command-version.ts';
