/** The answer over gRPC to an entry that the log has already. */

import type { Defect } from '../../../core/check/defect.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import type { RepeatAnswer } from '../entry/repeat.ts';
import type { RpcAnswer } from './answer.ts';
import { rpcCodeText } from './code-text.ts';

const ALREADY_EXISTS = 6;

/** What is wrong with the answer to an entry, logged as `first`, that HTTP has just answered as one that is there. */
export function rpcRepeatDefect(
  { option, index }: RepeatAnswer,
  first: LogEntry,
  { code, metadata, value }: RpcAnswer<LogEntry>,
): Defect<'duplicate' | 'index'> | undefined {
  const at = 'CreateEntry, of an entry that is there';
  const right = option === 'refuse' ? ALREADY_EXISTS : 0;
  if (code !== right)
    return { reason: 'duplicate', expected: `${rpcCodeText(right)}, as over HTTP`, actual: rpcCodeText(code), at };
  const named =
    option === 'refuse'
      ? metadata.filter(([name]) => name.toLowerCase() === 'x-log-index').map(([, text]) => text)
      : [`${value?.logIndex}`];
  // The index that the entry got first is right whatever HTTP names: that is said there.
  if (named.includes(`${index}`) || named.includes(`${first.logIndex}`)) return undefined;
  const expected = `index ${index}, as over HTTP${option === 'refuse' ? ', in x-log-index' : ''}`;
  return { reason: 'index', expected, actual: named.join(', ') || 'none', at };
}
