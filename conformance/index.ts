/**
 * Touchstone as a library: the contracts of checks and targets, plans and runs, and the targets: a log, a feed.
 * The suites are apart (`touchstone/log`, `touchstone/feed`), as is what runs them inside a test runner (`touchstone/vitest`).
 */
export * from './core/index.ts';
export { parseVkey } from './oracle/vkey.ts';
export type { AppendRoute } from './target/append.ts';
export {
  type FeedTargetOptions,
  feedTarget,
  type InProcessFeedOptions,
  type OpenFeedTarget,
} from './target/feed.ts';
export { type Handler, IN_PROCESS } from './target/in-process.ts';
export { type InProcessLogOptions, type LogTargetOptions, logTarget, type OpenLogTarget } from './target/log.ts';
