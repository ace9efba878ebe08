/**
 * The answer over gRPC to an entry that the log has already.
 *
 * Follows: Rekor v2, "CreateEntry" and "gRPC"; google/rpc/code.proto
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { RepeatAnswer } from '../duplicates/repeat.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import type { RpcAnswer } from './answer.ts';
import { rpcCodeText } from './code-text.ts';

const ALREADY_EXISTS = 6;

/** That the repeat of the entry logged as `first` is answered otherwise over gRPC than over HTTP right before. */
export function rpcRepeatDefect(
  { option, index }: RepeatAnswer,
  first: LogEntry,
  { code, metadata, value }: RpcAnswer<LogEntry>,
): Defect<'duplicate' | 'index'> | undefined {
  const at = 'CreateEntry, of an entry that the log has';
  const right = option === 'refuse' ? ALREADY_EXISTS : 0;
  if (code !== right)
    return { reason: 'duplicate', expected: `${rpcCodeText(right)}, as over HTTP`, actual: rpcCodeText(code), at };
  const named =
    option === 'refuse'
      ? metadata.filter(([name]) => name.toLowerCase() === 'x-log-index').map(([, text]) => text)
      : [`${value?.logIndex}`];
  // The index of the first answer is right, even if HTTP names another: the checks of HTTP judge that.
  if (named.includes(`${index}`) || named.includes(`${first.logIndex}`)) return undefined;
  const expected = `index ${index}, as over HTTP${option === 'refuse' ? ', in x-log-index' : ''}`;
  return { reason: 'index', expected, actual: named.join(', ') || 'none', at };
}
