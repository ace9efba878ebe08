/** Status codes of gRPC for people. */
import { grpcCodeText } from '../../../core/target/grpc-exchange.ts';

/** A status code for people. */
export function rpcCodeText(code: number): string {
  return `status ${grpcCodeText(code)}`;
}
