/** The operations of the service over gRPC. */
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';
import type { HttpBody, RpcAnswer } from '../../oracle/rpc/answer.ts';

/**
 * The four operations of `LogService` over gRPC (the interface document, "Endpoints"). A call that got no answer of a
 * gRPC server rejects with `TransportFailure`.
 */
export interface LogOverGrpc {
  /** The full name of the service, with its package. */
  readonly service?: string;
  /** `undefined`: an empty CreateEntryRequest. */
  createEntry(entry: NewEntry | undefined): Promise<RpcAnswer<LogEntry>>;
  getTile(request: { readonly L: number; readonly N: string }): Promise<RpcAnswer<HttpBody>>;
  getEntryBundle(request: { readonly N: string }): Promise<RpcAnswer<HttpBody>>;
  getCheckpoint(): Promise<RpcAnswer<HttpBody>>;
}
