/**
 * The answer to an entry that was sent before.
 *
 * Follows: Rekor v2, "CreateEntry"; google/rpc/code.proto
 */
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { headerValue } from '../../../core/target/header.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Creation } from '../entry/creation.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import { readableBody } from '../http/readable-body.ts';
import { readRpcError } from '../rpc/rpc-error.ts';

/** The options of the choice `duplicate`. */
export type DuplicateOption = 'refuse' | 'return-existing' | 'readmit';

/** The option that the answer to a repeat shows, and the index that it names. */
export interface RepeatAnswer {
  readonly option: DuplicateOption;
  readonly index: bigint;
}

/** What can be wrong in the answer to a repeat. */
export type RepeatReason = 'error' | 'code' | 'no-index' | 'other-entry';

/** gRPC's ALREADY_EXISTS, which 409 shares with ABORTED (google/rpc/code.proto). */
const ALREADY_EXISTS = 6;
/** Rekor v2 remembers this many entries for certain: an older one may be accepted again. */
export const REMEMBERED_ENTRIES = 256n;

/** Reads the answer to an entry that was logged before as `first`. */
export function readRepeat(first: LogEntry, { answer, logged }: Creation): ParseResult<RepeatAnswer, RepeatReason> {
  const at = 'log/entries';
  const actual = `status ${answer.status}`;
  if (answer.status === 409) {
    const bytes = readableBody(answer);
    const code = bytes && readRpcError(bytes).value?.code;
    if (code !== undefined && code !== ALREADY_EXISTS)
      return parseDefect('code', `code ${ALREADY_EXISTS} with status 409`, `code ${code}`, at);
    const named = headerValue(answer, 'x-log-index');
    if (named !== undefined && /^(0|[1-9]\d{0,18})$/.test(named))
      return parsedValue({ option: 'refuse', index: BigInt(named) });
    const wanted = 'x-log-index with the index that the entry has, in decimal digits';
    return parseDefect('no-index', wanted, named ?? 'no such header', at);
  }
  const expected = '409 (Conflict) and the index of the entry, or the entry';
  if (answer.status >= 300) return parseDefect('error', expected, actual, at);
  if (!logged) return parseDefect('other-entry', expected, `${actual} and no entry`, at);
  const [right, found] = [first.canonicalizedBody, logged.canonicalizedBody];
  if (!equalBytes(right, found)) return parseDefect('other-entry', base64(right), base64(found), at);
  const option = logged.logIndex === first.logIndex ? 'return-existing' : 'readmit';
  return parsedValue({ option, index: logged.logIndex });
}

/**
 * Why nothing follows where a log accepts a repeat at one time and recognises it at another: each of its instances may know
 * its own entries only, or the log forgets (Rekor v2: deduplication is best effort). Undefined for any other combination.
 */
export function bestEffortSentence(...options: readonly DuplicateOption[]): string | undefined {
  const [option, other, ...more] = [...new Set(options)].sort();
  if (more.length > 0 || other === undefined || (option !== 'readmit' && other !== 'readmit')) return undefined;
  const usual = option === 'readmit' ? other : option;
  return `an entry that is there is answered now with duplicate: ${usual}, now with readmit: instances that do not know of each other, or a log that forgets (--declare duplicate=${usual} makes this a judgement)`;
}

/** Whether so many entries came in between that a log may have forgotten the first of two. */
export function mayBeForgotten(first: LogEntry, { option, index }: RepeatAnswer): boolean {
  return option === 'readmit' && index - first.logIndex > REMEMBERED_ENTRIES;
}
