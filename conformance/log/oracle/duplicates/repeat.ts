/**
 * The answer to an entry that was sent earlier.
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

/** The possible defects of the answer to a repeat. */
export type RepeatReason = 'error' | 'code' | 'no-index' | 'other-entry';

/** gRPC's ALREADY_EXISTS, which 409 shares with ABORTED (google/rpc/code.proto). */
const ALREADY_EXISTS = 6;
/** Rekor v2 remembers at least this many entries: it may accept an older entry again. */
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
    const expectedHeader = 'x-log-index with the index that the entry has, in decimal digits';
    return parseDefect('no-index', expectedHeader, named ?? 'no such header', at);
  }
  const expected = '409 (Conflict) and the index of the entry, or the entry';
  if (answer.status >= 300) return parseDefect('error', expected, actual, at);
  if (!logged) return parseDefect('other-entry', expected, `${actual} and no entry`, at);
  const [right, actualBody] = [first.canonicalizedBody, logged.canonicalizedBody];
  if (!equalBytes(right, actualBody)) return parseDefect('other-entry', base64(right), base64(actualBody), at);
  const option = logged.logIndex === first.logIndex ? 'return-existing' : 'readmit';
  return parsedValue({ option, index: logged.logIndex });
}

/**
 * Why there is no judgement if a log sometimes accepts a repeat and sometimes recognises it: each of its instances may
 * know only its own entries, or the log forgets (Rekor v2: deduplication is best effort). Undefined for any other
 * combination.
 */
export function bestEffortSentence(...options: readonly DuplicateOption[]): string | undefined {
  const [option, secondOption, ...more] = [...new Set(options)].sort();
  if (more.length > 0 || secondOption === undefined || (option !== 'readmit' && secondOption !== 'readmit'))
    return undefined;
  const usual = option === 'readmit' ? secondOption : option;
  return `the log answers a repeated entry sometimes with duplicate: ${usual}, sometimes with readmit: its instances may not share their entries, or the log forgets (--declare duplicate=${usual} makes this a failure)`;
}

/** Whether so many entries were logged in between that the log may have forgotten the first. */
export function mayBeForgotten(first: LogEntry, { option, index }: RepeatAnswer): boolean {
  return option === 'readmit' && index - first.logIndex > REMEMBERED_ENTRIES;
}
