/**
 * Touchstone as a library: the contracts of checks and targets, plans and runs, and the targets: a log, a feed.
 * The suites are apart (`touchstone/log`, `touchstone/feed`), as is what runs them inside a test runner (`touchstone/vitest`).
 */
export * from './core/index.ts';
export {
  type FeedTargetOptions,
  feedTarget,
  type InProcessFeedOptions,
  type OpenFeedTarget,
} from './feed/target/feed.ts';
export { parseVkey } from './log/oracle/note/vkey.ts';
export type { AppendRoute } from './log/target/append-route.ts';
export { type InProcessLogOptions, type LogTargetOptions, logTarget, type OpenLogTarget } from './log/target/log.ts';
export { type Handler, IN_PROCESS } from './transport/http/in-process-transport.ts';
