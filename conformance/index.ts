/**
 * Touchstone as a library: the contracts of checks and targets, plans and runs, and the targets: a log, a feed. The
 * suites have separate modules (`touchstone/log`, `touchstone/feed`), and so has the integration into test runners
 * (`touchstone/runner`, `touchstone/vitest`).
 */

export * from './core/check/check.ts';
export type { Defect } from './core/check/defect.ts';
export { type ParseResult, parseDefect, parsedValue } from './core/check/parse-result.ts';
export { premise } from './core/check/premise.ts';
export * from './core/check/reason.ts';
export * from './core/check/suite.ts';
export type { Premise } from './core/check/trial.ts';
export * from './core/check/trial.ts';
export * from './core/run/plan.ts';
export * from './core/run/random.ts';
export * from './core/run/run.ts';
export * from './core/run/session.ts';
export * from './core/run/time.ts';
export * from './core/spec/choice.ts';
export * from './core/spec/profile.ts';
export * from './core/spec/requirement.ts';
export type { Answer, ExchangeId } from './core/target/answer.ts';
export {
  type Exchange,
  type ExchangeListener,
  type ProgramRun,
  REDACTED,
  type SentBody,
  type SentRequest,
} from './core/target/exchange.ts';
export { grpcCodeText, isGrpcExchange } from './core/target/grpc-exchange.ts';
export { type Header, headerValue } from './core/target/header.ts';
export type { Absence, Target } from './core/target/target.ts';
export { TransportFailure, type TransportFailureCode } from './core/target/transport-failure.ts';
export { UndecodableBody } from './core/target/undecodable-body.ts';
export type { Wire, WireRequest } from './core/target/wire.ts';
export * from './core/text/pattern.ts';
export * from './core/verdict/baseline.ts';
export * from './core/verdict/outcome.ts';
export * from './core/verdict/verdict.ts';
export type * from './feed/oracle/event/event.ts';
export type { Site } from './feed/oracle/site/site-list.ts';
export {
  type FeedTargetOptions,
  feedTarget,
  type InProcessFeedOptions,
  type OpenFeedTarget,
} from './feed/target/feed.ts';
export type * from './feed/target/publisher.ts';
export type { FeedQuery, FeedTarget } from './feed/target/target.ts';
export type * from './log/oracle/entry/log-entry.ts';
export type { Vkey } from './log/oracle/note/verifier-key.ts';
export { parseVkey } from './log/oracle/note/vkey.ts';
export { vkeyOfSpki } from './log/oracle/note/vkey-of-spki.ts';
export { parsePolicy } from './log/oracle/policy/parse-policy.ts';
export type * from './log/oracle/policy/policy.ts';
export type { HttpBody, RpcAnswer } from './log/oracle/rpc/answer.ts';
export * from './log/oracle/tiles/resource.ts';
export type { AppendRoute } from './log/target/append-route.ts';
export { logTarget } from './log/target/log.ts';
export type { EntriesRequest, LogTarget, ReadOptions } from './log/target/log-target.ts';
export type { InProcessLogOptions, LogTargetOptions, OpenLogTarget } from './log/target/opened-log.ts';
export type { LogOverGrpc } from './log/target/rpc/operations.ts';
export { type Handler, IN_PROCESS } from './transport/http/in-process-transport.ts';
export { type NodeListener, nodeHandler } from './transport/http/node-handler.ts';
