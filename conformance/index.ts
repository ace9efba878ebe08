/**
 * Touchstone as a library: the contracts of checks and targets, plans and runs, and the log target.
 * The suites are apart (`touchstone/log`), as is what runs them inside a test runner (`touchstone/vitest`).
 */
export * from './core/index.ts';
export { parseVkey } from './oracle/vkey.ts';
export type { AppendRoute } from './target/append.ts';
export { type Handler, IN_PROCESS } from './target/in-process.ts';
export { type InProcessLogOptions, type LogTargetOptions, logTarget, type OpenLogTarget } from './target/log.ts';
