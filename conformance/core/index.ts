/** The judging itself, without I/O: requirements, checks, plans, runs, baselines, verdicts. */

export type * from '../feed/oracle/event/event.ts';
export type { Site } from '../feed/oracle/site/site-list.ts';
export type * from '../feed/target/publisher.ts';
export type { FeedQuery, FeedTarget } from '../feed/target/target.ts';
export type * from '../log/oracle/entry/log-entry.ts';
export type { Vkey } from '../log/oracle/note/verifier-key.ts';
export type { HttpBody, RpcAnswer } from '../log/oracle/rpc/answer.ts';
export * from '../log/oracle/tiles/resource.ts';
export type { EntriesRequest, LogTarget, ReadOptions } from '../log/target/log-target.ts';
export type { LogOverGrpc } from '../log/target/rpc/operations.ts';
export * from './check/check.ts';
export type { Defect } from './check/defect.ts';
export { type ParseResult, parseDefect, parsedValue } from './check/parse-result.ts';
export { premise } from './check/premise.ts';
export * from './check/reason.ts';
export * from './check/suite.ts';
export type { Premise } from './check/trial.ts';
export * from './check/trial.ts';
export * from './run/plan.ts';
export * from './run/random.ts';
export * from './run/run.ts';
export * from './run/session.ts';
export * from './run/time.ts';
export * from './spec/choice.ts';
export * from './spec/profile.ts';
export * from './spec/requirement.ts';
export type { Answer, ExchangeId } from './target/answer.ts';
export {
  type Exchange,
  type ExchangeListener,
  type ProgramRun,
  REDACTED,
  type SentBody,
  type SentRequest,
} from './target/exchange.ts';
export { grpcCodeText, isGrpcExchange } from './target/grpc-exchange.ts';
export { type Header, headerValue } from './target/header.ts';
export type { Absence, Target } from './target/target.ts';
export { TransportFailure, type TransportFailureCode } from './target/transport-failure.ts';
export { UndecodableBody } from './target/undecodable-body.ts';
export type { Wire, WireRequest } from './target/wire.ts';
export * from './text/pattern.ts';
export * from './verdict/baseline.ts';
export * from './verdict/outcome.ts';
export * from './verdict/verdict.ts';
