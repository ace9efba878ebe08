/**
 * Defects of answers over gRPC that have to be the same as over HTTP.
 *
 * Follows: the interface document, "What the service does"; google/api/httpbody.proto
 */
import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { HttpBody, RpcAnswer } from './answer.ts';
import { rpcCodeText } from './code-text.ts';

/** An answer that has to be OK and has another status code. */
export function rpcRefusedDefect(
  { code, message, value }: RpcAnswer<unknown>,
  at: string,
): Defect<'refused'> | undefined {
  if (value !== undefined) return undefined;
  const actual = `${rpcCodeText(code)}${message && `: ${message}`}`;
  return { reason: 'refused', expected: rpcCodeText(0), actual, at };
}

/** A body whose bytes differ from those over HTTP. */
export function rpcBytesDefect({ data }: HttpBody, overHttp: Uint8Array, at: string): Defect<'differs'> | undefined {
  if (equalBytes(data, overHttp)) return undefined;
  const expected = `${overHttp.length} bytes, as over HTTP`;
  return { reason: 'differs', expected, actual: `${data.length} bytes that differ from them`, at };
}
