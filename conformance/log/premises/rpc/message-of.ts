/** The message of an answer over gRPC. */
import type { Defect } from '../../../core/check/defect.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';

/** The message of an answer that is to be OK. */
export function messageOfAnswer<V, R extends string>(
  t: { judge(defect: Defect<R> | undefined, evidence?: Evidence): void },
  answer: RpcAnswer<V>,
  reason: R,
  at: string,
): V {
  const { code, message, value } = answer;
  const actual = `${rpcCodeText(code)}${message && `: ${message}`}`;
  t.judge(value === undefined ? { reason, expected: rpcCodeText(0), actual, at } : undefined, answer);
  return value!;
}
