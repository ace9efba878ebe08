/**
 * Status codes of gRPC as text.
 *
 * Follows: google/rpc/code.proto
 */
import { grpcCodeText } from '../../../core/target/grpc-exchange.ts';

export function rpcCodeText(code: number): string {
  return `status ${grpcCodeText(code)}`;
}
