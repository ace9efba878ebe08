/** What gRPC gives is what HTTP gives. */

import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { HttpBody, RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcContentTypeDefect } from '../../oracle/rpc/content-type.ts';
import type { HttpResource } from './http-resources.ts';
import { messageOfAnswer } from './message-of.ts';

type Judging = Parameters<typeof messageOfAnswer>[0];

/** Whether RPC gives what HTTP gave. */
export function judgeSameAsHttp(
  t: Judging,
  { bytes, answer }: HttpResource,
  found: RpcAnswer<HttpBody>,
  at: string,
): void {
  const value = messageOfAnswer(t, found, 'refused', at);
  const expected = `${bytes.length} bytes, as over HTTP`;
  const actual = `${value.data.length} bytes, others than those`;
  t.judge(equalBytes(bytes, value.data) ? undefined : { reason: 'differs', expected, actual, at }, found);
  t.judge(rpcContentTypeDefect(value, 'application/octet-stream', answer, at), found);
}
