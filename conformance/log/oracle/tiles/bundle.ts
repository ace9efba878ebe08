/**
 * Entry bundles (C2SP tlog-tiles, "Log entries"): concatenated entries, each after its length in two bytes.
 *
 * Anchored by: tessera/log/tile/entries
 */
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';

/** Why bytes are not a bundle. */
export type BundleFormReason = 'truncated' | 'trailing-bytes' | 'count';

/** The end of the entry that begins at `at`, or undefined where its length, or the entry itself, runs past the end. */
function endOfEntry(bytes: Uint8Array, at: number): number | undefined {
  if (at + 2 > bytes.length) return undefined;
  const end = at + 2 + bytes[at]! * 256 + bytes[at + 1]!;
  return end <= bytes.length ? end : undefined;
}

/**
 * The entries of a bundle that must contain exactly `count` of them: a full bundle 256, a partial bundle its width. An
 * entry may be empty. Linear in the bytes.
 *
 * `truncated`: one of the first `count` entries runs past the end. `count`: the bytes are complete entries, but fewer
 * or more than `count`. `trailing-bytes`: after `count` entries there are bytes that are not complete entries.
 */
export function parseBundle(bytes: Uint8Array, count: number): ParseResult<Uint8Array[], BundleFormReason> {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (entries.length < count && at < bytes.length) {
    const end = endOfEntry(bytes, at);
    if (end === undefined) {
      const actual = `entry ${entries.length} runs past the end of ${bytes.length} bytes`;
      return parseDefect('truncated', `${count} whole entries`, actual, `byte offset ${at}`);
    }
    entries.push(bytes.slice(at + 2, end));
    at = end;
  }
  if (entries.length < count) return parseDefect('count', `${count} entries`, `${entries.length} entries`);

  const afterLast = at;
  let more = 0;
  for (; at < bytes.length; more++) {
    const end = endOfEntry(bytes, at);
    if (end === undefined) {
      const actual = `${bytes.length - afterLast} more bytes`;
      return parseDefect('trailing-bytes', `nothing after ${count} entries`, actual, `byte offset ${afterLast}`);
    }
    at = end;
  }
  return more === 0 ? parsedValue(entries) : parseDefect('count', `${count} entries`, `${count + more} entries`);
}
